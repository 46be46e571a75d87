import { family } from '../family.ts';

import { fact, says, visits, fails } from '../step-builders.ts';
import { productComes } from './product-steps.ts';

export const priorPriceScenarios = family(['product/loaded', 'fatal-error'], {
  'prior-price': {
    title: 'A reduced price, and what was asked before',
    summary: 'Beside a reduced price stands the lowest one of the 30 days before.',
    shows: ['PRD-08, PRD-11, API-24, FTL-02'],
    start: ({ reduced }) => ({ path: reduced.path }),
    rules: [fails('GET /priorprice/*', 500)],
    steps: ({ piece, reduced: { productId, path, prior, priorText, ...reduced } }) => [
      productComes(
        reduced,
        'The product is there. The system that knows earlier prices fails: the product has a low price of its own.',
        {
          facts: [fact('product/loaded', { productId })],
          state: { 'product/priorPrices': {} },
          screen: [says(`Lowest price in the 30 days before the reduction: ${priorText}`)],
        },
      ),
      visits('Looks at something that is not reduced.', {
        to: piece.path,
        press: 'no-control',
      }),
      productComes(piece, 'Nothing is said of earlier prices there.', {
        facts: [fact('product/loaded', { productId: piece.productId })],
      }),
      visits('Comes back.', { to: path, press: 'no-control' }),
      productComes(
        reduced,
        `This time the page says that it cost ${priorText} at least before it was reduced.`,
        {
          facts: [fact('product/loaded', { productId })],
          state: { 'product/priorPrices': { [productId]: prior } },
          screen: [says(`Lowest price in the 30 days before the reduction: ${priorText}`)],
        },
      ),
    ],
  },
});
