import { inBoth } from '../brand-fixtures.ts';
import {
  PICKUP_STORY,
  WAYS,
  atDetails,
  chooses,
  detailsCome,
  looksFor,
  opensPickup,
  picksUp,
  pointsCome,
} from './pickup-steps.ts';
import type { Scenario } from '../scenario.ts';

const SHOP = { id: '203', name: 'a shop' };

export const pickupOtherCarrier: Scenario = {
  id: 'pickup-other-carrier',
  title: 'Another carrier after a point was chosen',
  summary:
    'What was chosen of one carrier is never delivered to by another: that one has to be asked for its own.',
  ledger: ['PUP-06', 'ENT-25'],
  domains: [...PICKUP_STORY, 'checkout/detailsSaved'],
  golden: [{ name: 'pickup/shop--other-carrier', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atDetails(fixtures),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      looksFor('CNC', 'Manchester'),
      pointsCome('CNC', 1),
      chooses('CNC', SHOP),
      {
        kind: 'shopper',
        title: 'Takes the other carrier after all.',
        input: 'checkout/chooseOption',
        payload: { optionId: WAYS.UPSAP.optionId },
        press: 'no-control',
        facts: [],
        state: { 'pickup/chosenPoints': { CNC: { id: SHOP.id } } },
      },
      {
        kind: 'shopper',
        title: 'Goes on without a point of that one: nothing is sent.',
        input: 'checkout/submitDetails',
        payload: { wrong: [], forms: [] },
        press: 'no-control',
        facts: [],
        state: { 'checkout/saving': { status: 'incomplete' } },
        asked: [],
      },
    ],
  })),
};
