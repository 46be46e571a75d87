import { inBoth } from '../brand-fixtures.ts';
import {
  PICKUP_STORY,
  atDetails,
  chooses,
  detailsCome,
  looksFor,
  opensPickup,
  picksUp,
  pointsCome,
  switchesTo,
} from './pickup-steps.ts';
import type { Scenario } from '../scenario.ts';

const POINT = { id: 'UPSAP-GB-103', name: 'Supermarket' };

export const pickupAccessPoint: Scenario = {
  id: 'pickup-access-point',
  title: 'Collected at a UPS Access Point',
  summary: 'A carrier that is at home everywhere.',
  ledger: ['PUP-01', 'PUP-02', 'PUP-03', 'PUP-06', 'API-62'],
  domains: PICKUP_STORY,
  inBrowser: true,
  golden: [{ name: 'pickup/access-point--chosen', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atDetails(fixtures, 'gb'),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      switchesTo('UPSAP', 'CNC'),
      looksFor('UPSAP', 'London'),
      { ...pointsCome('UPSAP', 4), screen: [{ role: 'heading', name: POINT.name }] },
      chooses('UPSAP', POINT, {
        title: 'Chooses one: with it comes its carrier.',
        state: {
          'pickup/chosenPoints': { UPSAP: { id: POINT.id } },
          'checkout/chosenOptions': { pickup: '104' },
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
