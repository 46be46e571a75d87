import { inBoth } from '../brand-fixtures.ts';
import {
  PICKUP_STORY,
  SHOPS,
  WAYS,
  atDetails,
  closesPickup,
  detailsCome,
  listed,
  looksFor,
  opensPickup,
  picksUp,
  pointsCome,
} from './pickup-steps.ts';
import type { Scenario } from '../scenario.ts';

export const pickupPositionRefused: Scenario = {
  id: 'pickup-position-refused',
  title: 'The shopper does not want to be found',
  summary: 'Nobody has to say where they are: a place does as well.',
  ledger: ['PUP-03', 'PUP-04', 'PUP-07'],
  domains: PICKUP_STORY,
  inBrowser: true,
  golden: [{ name: 'pickup/shop--position-refused', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atDetails(fixtures),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      {
        kind: 'shopper',
        title: 'Presses “Search near me”, and says no when the browser asks.',
        input: 'pickup/searchNearMe',
        payload: { pickupType: 'CNC' },
        press: { role: 'button', name: 'Search near me', within: WAYS.CNC.title },
        facts: [{ name: 'pickup/locatingFailed', payload: { reason: 'refused' } }],
        state: { 'pickup/locating': { status: 'failed', reason: 'refused' } },
      },
      {
        kind: 'settle',
        title: 'The shop says how else it can be done.',
        facts: [],
        screen: [
          {
            text: 'Your browser does not share where you are. You can allow it in its settings, or simply enter a place.',
          },
        ],
      },
      looksFor('CNC', 'Edinburgh'),
      {
        ...pointsCome('CNC', 1),
        ...listed(`${SHOPS[fixtures.brand]} New Town`),
        state: { 'pickup/locating': { status: 'idle' }, 'pickup/position': null },
      },
      closesPickup('CNC'),
    ],
  })),
};
