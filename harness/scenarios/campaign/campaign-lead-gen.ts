import { CAMPAIGN_DETERMINED, campaignIs, campaignSpot, searchIn, startIn } from './campaign.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { productComes } from '../product/product-steps.ts';

export const campaignLeadGen: Scenario = {
  id: 'campaign-lead-gen',
  title: 'The campaign is announced',
  summary:
    'While addresses are gathered, the campaign is announced to everybody; an invitation is kept.',
  ledger: ['XAC-02', 'XAC-05', 'XAC-09', 'CNT-05'],
  domains: ['campaign'],
  in: inBoth((fixtures) => ({
    start: startIn(fixtures, 'lead-gen'),
    rules: [],
    screen: [],
    steps: [
      productComes(fixtures.piece, {
        title: 'The product is there, and the campaign is announced to everybody.',
        facts: [{ name: CAMPAIGN_DETERMINED, payload: { isPromotionLeadGenActive: true } }],
        state: campaignIs(fixtures, { isPromotionLeadGenActive: true }),
        screen: [campaignSpot(fixtures)],
      }),
      {
        kind: 'visit',
        title: 'Follows an invitation.',
        to: fixtures.piece.path + searchIn(fixtures, 'lead-gen', 'invited'),
        press: 'no-control',
        facts: [{ name: CAMPAIGN_DETERMINED, payload: { isExclusiveAccessUser: true } }],
      },
      {
        kind: 'settle',
        title: 'Belongs to those who are let in first, and a cookie keeps that.',
        facts: [],
        state: campaignIs(fixtures, {
          isPromotionLeadGenActive: true,
          isExclusiveAccessUser: true,
        }),
      },
    ],
  })),
};
