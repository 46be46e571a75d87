import { campaignIs, searchIn, startIn } from './campaign.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { productComes } from '../product/product-steps.ts';

export const campaignBefore: Scenario = {
  id: 'campaign-before',
  title: 'The campaign has not begun',
  summary: 'Before the campaign nobody is exclusive, invited or not.',
  ledger: ['XAC-04', 'XAC-07', 'XAC-10', 'CNT-05'],
  domains: ['campaign'],
  in: inBoth((fixtures) => ({
    start: startIn(fixtures, 'before'),
    rules: [],
    screen: [],
    steps: [
      productComes(fixtures.piece, {
        title: 'The product is there, and nothing is said of a campaign.',
        state: campaignIs(fixtures, {}),
      }),
      {
        kind: 'visit',
        title: 'Uses an invitation that was sent too early.',
        to: fixtures.piece.path + searchIn(fixtures, 'before', 'invited'),
        press: 'no-control',
        facts: [],
      },
      {
        kind: 'settle',
        title: 'It is worth nothing yet, and no cookie is kept of it.',
        facts: [],
        state: campaignIs(fixtures, {}),
      },
    ],
  })),
};
