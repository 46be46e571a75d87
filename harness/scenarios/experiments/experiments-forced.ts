import { inBoth } from '../brand-fixtures.ts';
import { AGREED_BEFORE, isAsked } from '../consent/consent-steps.ts';
import { productComes } from '../product/product-steps.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const experimentsForced: Scenario = {
  id: 'experiments-forced',
  title: 'An address of a test host shows a variant of its choice',
  summary: 'On a test host an address asks for a variant: it shows at once, and nobody is counted.',
  ledger: ['EXP-05'],
  domains: ['experiments'],
  golden: [{ name: 'experiments/variant--forced', brand: 'hm' }],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    return {
      start: {
        ...strangerAt(fixtures, piece.path),
        search: '?experiments=product_points_test:points_first',
        cookies: AGREED_BEFORE,
        decisions: [{ key: 'product_points_test', variant: 'points_first', reason: 'STATIC' }],
      },
      rules: [],
      screen: [],
      steps: [
        productComes(piece, { title: 'The product is there.' }),
        {
          ...isAsked('The page is at rest: what speaks for the product stands before the button.'),
          facts: [{ name: 'experiments/decided' }],
          state: { 'experiments/shownVariants': { product_points_test: 'points_first' } },
        },
      ],
    };
  }),
};
