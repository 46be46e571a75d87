import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { productComes } from '../product/product-steps.ts';

export const listingUntransformed: Scenario = {
  id: 'listing-untransformed',
  title: 'A category’s answer comes as raw data',
  summary:
    'The service that makes tiles of products fails: what it was given can be shown and bought.',
  ledger: ['LST-08'],
  domains: ['listing/loaded', 'listing/loadFailed', 'product/loaded', 'fatal-error', 'notices'],
  golden: [{ name: 'listing/untransformed--products-shown', brand: 'rl' }],
  in: inBoth((fixtures) => {
    const { id, name } = fixtures.wish;
    return {
      start: strangerAt(fixtures, '/men'),
      rules: [{ on: 'GET /products', call: 1, then: 'untransformed' }],
      screen: [],
      steps: [
        {
          kind: 'settle',
          title: 'The products are there, by their numbers and prices alone.',
          facts: [{ name: 'listing/loaded', payload: { categoryId: 'men', total: 48 } }],
          state: { 'listing/listing': { status: 'ready' } },
          screen: [{ role: 'link', name: id }],
        },
        {
          kind: 'visit',
          title: 'Looks at one of them.',
          to: `/product-${id.toLowerCase()}`,
          press: { role: 'link', name: id },
          facts: [],
        },
        productComes(
          { name },
          {
            title: 'Its page knows all about it.',
            facts: [{ name: 'product/loaded', payload: { productId: id } }],
          },
        ),
      ],
    };
  }),
};
