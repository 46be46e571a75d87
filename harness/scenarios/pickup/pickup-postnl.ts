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

const POINT = { id: 'POSTNLPUP-NL-304', name: 'Parcel locker' };

export const pickupPostnl: Scenario = {
  id: 'pickup-postnl',
  title: 'Collected at a PostNL point',
  summary: 'In the Netherlands, by PostNL.',
  ledger: ['PUP-01', 'PUP-02', 'PUP-03', 'PUP-06', 'API-62'],
  domains: PICKUP_STORY,
  golden: [{ name: 'pickup/postnl--chosen', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atDetails(fixtures, 'nl'),
    rules: [],
    screen: [],
    steps: [
      detailsComeWith('POSTNLPUP'),
      picksUp,
      opensPickup('CNC'),
      switchesTo('POSTNLPUP', 'CNC'),
      looksFor('POSTNLPUP', 'Utrecht'),
      { ...pointsCome('POSTNLPUP', 4), screen: [{ role: 'heading', name: POINT.name }] },
      chooses('POSTNLPUP', POINT, {
        title: 'Chooses one: with it comes its carrier.',
        state: {
          'pickup/chosenPoints': { POSTNLPUP: { id: POINT.id } },
          'checkout/chosenOptions': { pickup: '106' },
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
