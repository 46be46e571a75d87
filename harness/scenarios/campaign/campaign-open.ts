import { CAMPAIGN_DETERMINED, campaignIs, campaignSpot, startIn } from './campaign.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { productComes } from '../product/product-steps.ts';

export const campaignOpen: Scenario = {
  id: 'campaign-open',
  title: 'The campaign runs, seen by somebody who was not invited',
  summary: 'The campaign runs; who was not invited sees it, and is not exclusive.',
  ledger: ['XAC-03', 'XAC-07', 'CNT-05', 'CNT-06'],
  domains: ['campaign'],
  in: inBoth((fixtures) => ({
    start: startIn(fixtures, 'open'),
    rules: [],
    screen: [],
    steps: [
      productComes(fixtures.piece, {
        title: 'The product is there. The campaign runs, but not for this shopper first.',
        facts: [
          {
            name: CAMPAIGN_DETERMINED,
            payload: { isPromotionActive: true, isExclusiveAccessUser: false },
          },
        ],
        state: campaignIs(fixtures, { isPromotionActive: true }),
        screen: [campaignSpot(fixtures)],
      }),
      {
        kind: 'shopper',
        title: 'Reads the line at the top from its end.',
        input: 'content/turnBanner',
        payload: { by: -1 },
        press: { role: 'button', name: 'Previous announcement' },
        facts: [],
      },
      {
        kind: 'shopper',
        title: 'One more: those who were not invited are asked to join the newsletter.',
        input: 'content/turnBanner',
        payload: { by: -1 },
        press: { role: 'button', name: 'Previous announcement' },
        facts: [],
        state: { 'content/turns': -2 },
      },
      {
        kind: 'settle',
        title: 'The line says so.',
        facts: [],
        screen: [{ text: 'First pick of new pieces: join the newsletter' }],
      },
    ],
  })),
};
