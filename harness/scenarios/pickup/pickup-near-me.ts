import { inBoth } from '../brand-fixtures.ts';
import {
  PICKUP_STORY,
  WAYS,
  atDetails,
  detailsCome,
  opensPickup,
  picksUp,
} from './pickup-steps.ts';
import type { Scenario } from '../scenario.ts';

const POSITION = { latitude: '53.481', longitude: '-2.238' };

export const pickupNearMe: Scenario = {
  id: 'pickup-near-me',
  title: 'Points near the shopper',
  summary: 'The device says where it is, and the log does not.',
  ledger: ['PUP-04', 'API-62'],
  domains: PICKUP_STORY,
  golden: [{ name: 'pickup/shop--near-me', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atDetails(fixtures), position: POSITION },
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      {
        kind: 'shopper',
        title: 'Has the shop look near here.',
        input: 'pickup/searchNearMe',
        payload: { pickupType: 'CNC' },
        press: { role: 'button', name: 'Search near me', within: WAYS.CNC.title },
        facts: [{ name: 'pickup/shopperLocated' }],
        state: { 'pickup/position': POSITION, 'pickup/locating': { status: 'idle' } },
      },
      {
        kind: 'settle',
        title: 'The nearest shop comes first.',
        facts: [{ name: 'pickup/pointsFound', payload: { pickupType: 'CNC', count: 3 } }],
      },
    ],
  })),
};
