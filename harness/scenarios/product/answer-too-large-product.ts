import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const answerTooLargeProduct: Scenario = {
  id: 'answer-too-large-product',
  title: 'A product’s answer is far too long',
  summary: 'An answer of more than eight megabytes is not read at all.',
  ledger: ['FTL-02'],
  domains: ['fatal-error', 'product', 'notices'],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, fixtures.piece.path),
    rules: [{ on: 'GET /products/*', call: 1, then: 'too-large' }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The page stays, and one message says that the product cannot be shown.',
        facts: [
          { name: 'product/opened' },
          { name: 'product/loadFailed', payload: { status: 200 } },
        ],
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
        title: 'The product is there.',
        facts: [
          { name: 'product/loaded', payload: { productId: fixtures.piece.productId } },
          { name: 'product/recommended', payload: { productId: fixtures.piece.productId } },
        ],
        screen: [{ role: 'heading', name: fixtures.piece.name }],
      },
    ],
  })),
};
