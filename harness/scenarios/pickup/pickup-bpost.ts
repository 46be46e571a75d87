import { inBoth } from '../brand-fixtures.ts';
import {
  PICKUP_STORY,
  atDetails,
  chooses,
  detailsComeWith,
  looksFor,
  opensPickup,
  picksUp,
  pointsCome,
  switchesTo,
} from './pickup-steps.ts';
import type { Scenario } from '../scenario.ts';

const POINT = { id: 'BPUDO-BE-201', name: 'Newsagent' };

export const pickupBpost: Scenario = {
  id: 'pickup-bpost',
  title: 'Collected at a bpost point',
  summary: 'In Belgium, by bpost.',
  ledger: ['PUP-01', 'PUP-02', 'PUP-03', 'PUP-06', 'API-62'],
  domains: PICKUP_STORY,
  golden: [{ name: 'pickup/bpost--chosen', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atDetails(fixtures, 'be'),
    rules: [],
    screen: [],
    steps: [
      detailsComeWith('BPUDO', 'POSTNLPUP'),
      picksUp,
      opensPickup('CNC'),
      switchesTo('BPUDO', 'CNC'),
      looksFor('BPUDO', 'Gent'),
      { ...pointsCome('BPUDO', 4), screen: [{ role: 'heading', name: POINT.name }] },
      chooses('BPUDO', POINT, {
        title: 'Chooses one: with it comes its carrier.',
        state: {
          'pickup/chosenPoints': { BPUDO: { id: POINT.id } },
          'checkout/chosenOptions': { pickup: '105' },
        },
      }),
      {
        kind: 'settle',
        title: 'The step says where the parcel goes.',
        facts: [],
        screen: [{ text: POINT.name }],
      },
    ],
  })),
};
