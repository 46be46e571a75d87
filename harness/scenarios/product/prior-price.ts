import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { productComes } from './product-steps.ts';

export const priorPrice: Scenario = {
  id: 'prior-price',
  title: 'A reduced price, and what was asked before',
  summary: 'Beside a reduced price stands the lowest one of the 30 days before.',
  ledger: ['PRD-08', 'PRD-11', 'API-24', 'FTL-02'],
  domains: ['product/loaded', 'fatal-error'],
  in: inBoth((fixtures) => {
    const { productId, path, prior, priorText, ...reduced } = fixtures.reduced;
    return {
      start: strangerAt(fixtures, path),
      rules: [
        { on: 'GET /priorprice/*', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } },
      ],
      screen: [],
      steps: [
        productComes(reduced, {
          title:
            'The product is there. The system that knows earlier prices fails: the product has a low price of its own.',
          facts: [{ name: 'product/loaded', payload: { productId } }],
          state: { 'product/priorPrices': {} },
          screen: [{ text: `Lowest price in the 30 days before the reduction: ${priorText}` }],
        }),
        {
          kind: 'visit',
          title: 'Looks at something that is not reduced.',
          to: fixtures.piece.path,
          press: 'no-control',
          facts: [],
        },
        productComes(fixtures.piece, {
          title: 'Nothing is said of earlier prices there.',
          facts: [{ name: 'product/loaded', payload: { productId: fixtures.piece.productId } }],
        }),
        {
          kind: 'visit',
          title: 'Comes back.',
          to: path,
          press: 'no-control',
          facts: [],
        },
        productComes(reduced, {
          title: `This time the page says that it cost ${priorText} at least before it was reduced.`,
          facts: [{ name: 'product/loaded', payload: { productId } }],
          state: { 'product/priorPrices': { [productId]: prior } },
          screen: [{ text: `Lowest price in the 30 days before the reduction: ${priorText}` }],
        }),
      ],
    };
  }),
};
