import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const productGone: Scenario = {
  id: 'product-gone',
  title: 'A product is made no more',
  summary:
    'What is made no more has a page that says so, and leads on to the category that it was in.',
  ledger: ['FTL-02', 'RTE-18'],
  domains: ['fatal-error', 'product'],
  in: inBoth((fixtures) => {
    const [productId, category] =
      fixtures.brand === 'rl' ? ['RL9001RAW', '/women/jeans'] : ['HM9001NVY', '/men/blazers'];
    return {
      start: strangerAt(fixtures, `/old-friend-${productId.toLowerCase()}`),
      rules: [],
      screen: [],
      steps: [
        {
          kind: 'settle',
          title: 'The server says that it is gone: the page says so, and where to go on.',
          facts: [
            { name: 'product/opened' },
            { name: 'product/loadFailed', payload: { productId, status: 410 } },
          ],
          state: {
            'product/product': {
              status: 'failed',
              productId,
              reason: 'gone',
              categoryUrl: category,
            },
            'fatal-error/fatal': { status: 'clear' },
          },
          screen: [
            { role: 'heading', name: 'We no longer make this' },
            { role: 'link', name: 'See what is like it' },
          ],
        },
      ],
    };
  }),
};
