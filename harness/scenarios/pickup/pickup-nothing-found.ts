import { inBoth } from '../brand-fixtures.ts';
import {
  PICKUP_STORY,
  SHOPS,
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

export const pickupNothingFound: Scenario = {
  id: 'pickup-nothing-found',
  title: 'No points where the shopper looks',
  summary: 'A place of another country, and then one of this one.',
  ledger: ['PUP-03', 'PUP-07'],
  domains: PICKUP_STORY,
  inBrowser: true,
  golden: [{ name: 'pickup/shop--nothing-found', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atDetails(fixtures),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      looksFor('CNC', 'Timbuktu'),
      { ...pointsCome('CNC', 0), screen: [{ text: 'Nothing found for “Timbuktu”' }] },
      looksFor('CNC', 'Manchester'),
      { ...pointsCome('CNC', 1), ...listed(`${SHOPS[fixtures.brand]} Northern Quarter`) },
      closesPickup('CNC'),
    ],
  })),
};
