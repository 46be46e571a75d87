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

export const pickupSearchFails: Scenario = {
  id: 'pickup-search-fails',
  title: 'A search for points that fails, and is tried again',
  summary: 'What is typed and chosen stays; the search is made once more.',
  ledger: ['PUP-07', 'ENT-25'],
  domains: PICKUP_STORY,
  inBrowser: true,
  golden: [{ name: 'pickup/shop--search-fails', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atDetails(fixtures),
    rules: [
      { on: 'GET /pickuppoint/locator', call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } },
    ],
    screen: [],
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      looksFor('CNC', 'Manchester'),
      {
        kind: 'settle',
        title: 'The server does not answer.',
        facts: [
          {
            name: 'pickup/searchFailed',
            payload: { pickupType: 'CNC', key: '_ERR_PICKUP_SEARCH_FAILED' },
          },
        ],
        screen: [{ text: 'Places could not be looked up just now. Please try again.' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'pickup/retrySearch',
        payload: { pickupType: 'CNC' },
        press: { role: 'button', name: 'Try again', within: WAYS.CNC.title },
        facts: [],
      },
      { ...pointsCome('CNC', 1), ...listed(`${SHOPS[fixtures.brand]} Northern Quarter`) },
      closesPickup('CNC'),
    ],
  })),
};
