import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const productBroken: Scenario = {
  id: 'product-broken',
  title: 'A product cannot be had, and then is gone',
  summary: 'A product that cannot be had is a page of its own, never the fatal dialog.',
  ledger: ['FTL-01', 'FTL-02'],
  domains: ['fatal-error', 'product'],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, fixtures.piece.path),
    rules: [
      { on: 'GET /products/*', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } },
      { on: 'GET /products/*', call: 2, then: { status: 404, errorKey: '_ERR_NOT_FOUND' } },
    ],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The server breaks down: the page says that the product cannot be shown just now.',
        facts: [
          { name: 'product/opened' },
          {
            name: 'product/loadFailed',
            payload: { productId: fixtures.piece.productId, status: 500 },
          },
        ],
        state: { 'fatal-error/fatal': { status: 'clear' } },
        screen: [{ role: 'heading', name: 'This product cannot be shown just now' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'product/retry',
        press: { role: 'button', name: 'Try again' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The server does not know it: the page says that there is no such product.',
        facts: [
          {
            name: 'product/loadFailed',
            payload: { productId: fixtures.piece.productId, status: 404 },
          },
        ],
        state: { 'fatal-error/fatal': { status: 'clear' } },
        screen: [{ role: 'heading', name: 'We do not have this product' }],
      },
    ],
  })),
};
