import { CAMPAIGN_DETERMINED, campaignIs, searchIn, startIn } from './campaign.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { productComes } from '../product/product-steps.ts';

export const campaignOver: Scenario = {
  id: 'campaign-over',
  title: 'The campaign ends for somebody who was invited',
  summary: 'When the campaign is over, nobody is exclusive any more, and the cookie goes.',
  ledger: ['XAC-06', 'XAC-07', 'XAC-10', 'CNT-05'],
  domains: ['campaign'],
  golden: [{ name: 'campaign/over--cookie-removed', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: startIn(fixtures, 'open', 'invited'),
    rules: [],
    screen: [],
    steps: [
      productComes(fixtures.piece, {
        title: 'The campaign runs, and the shopper was invited.',
        facts: [{ name: CAMPAIGN_DETERMINED, payload: { isExclusiveAccessUser: true } }],
        state: campaignIs(fixtures, { isPromotionActive: true, isExclusiveAccessUser: true }),
      }),
      {
        kind: 'visit',
        title: 'Comes back when it is over.',
        to: fixtures.piece.path + searchIn(fixtures, 'over'),
        press: 'no-control',
        facts: [
          {
            name: CAMPAIGN_DETERMINED,
            payload: { isPromotionActive: false, isExclusiveAccessUser: false },
          },
        ],
      },
      {
        kind: 'settle',
        title: 'Nothing is said of it any more, and the cookie is gone.',
        facts: [],
        state: campaignIs(fixtures, {}),
      },
    ],
  })),
};
