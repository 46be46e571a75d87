import { CAMPAIGN_DETERMINED, campaignIs, campaignSpot, searchIn, startIn } from './campaign.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { productComes } from '../product/product-steps.ts';

export const campaignByInvitation: Scenario = {
  id: 'campaign-by-invitation',
  title: 'The campaign runs, and the shopper was invited',
  summary: 'An invitation counts in any case of its letters, and its cookie after that.',
  ledger: ['XAC-03', 'XAC-05', 'XAC-06', 'XAC-09', 'XAC-11', 'CNT-05', 'CNT-06'],
  domains: ['campaign', 'auth/signedOut'],
  golden: [{ name: 'campaign/by-invitation--cookie-kept', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...startIn(fixtures, 'open', 'invited'), person: 'mira' },
    rules: [],
    screen: [],
    steps: [
      productComes(fixtures.piece, {
        title: 'The product is there. The address says that the shopper was invited.',
        facts: [
          {
            name: CAMPAIGN_DETERMINED,
            payload: { isPromotionActive: true, isExclusiveAccessUser: true },
          },
        ],
        state: campaignIs(fixtures, { isPromotionActive: true, isExclusiveAccessUser: true }),
        screen: [campaignSpot(fixtures)],
      }),
      {
        kind: 'visit',
        title: 'Goes on to what is new: the address says nothing of an invitation any more.',
        to: `/new${searchIn(fixtures, 'open')}`,
        press: 'no-control',
        facts: [],
      },
      {
        kind: 'shopper',
        title: 'Signs out.',
        input: 'auth/signOut',
        press: 'no-control',
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The page loads anew. The cookie still says that the shopper was invited.',
        facts: [
          { name: 'auth/signedOut' },
          { name: CAMPAIGN_DETERMINED, payload: { isExclusiveAccessUser: true } },
        ],
        state: campaignIs(fixtures, { isPromotionActive: true, isExclusiveAccessUser: true }),
      },
    ],
  })),
};
