import { family } from '../family.ts';

import { acts, button, fact, says, settles, fails } from '../step-builders.ts';
import {
  PICKUP_STORY,
  SHOPS,
  WAYS,
  atDetails,
  closesPickup,
  listed,
  looksFor,
  pointsCome,
  opensShopSearch,
} from './pickup-steps.ts';

const POSITION = { latitude: '53.481', longitude: '-2.238' };

export const pickupSearchScenarios = family(atDetails, PICKUP_STORY, {
  'pickup-near-me': {
    title: 'Points near the shopper',
    summary: 'The device says where it is, and the log does not.',
    shows: ['PUP-04, API-62', { rl: 'pickup/shop--near-me' }],
    start: (fixtures) => ({ ...atDetails(fixtures), position: POSITION }),
    steps: [
      ...opensShopSearch,
      acts('Has the shop look near here.', {
        input: 'pickup/searchNearMe',
        press: button('Search near me', { within: WAYS.CNC.title }),
        payload: { pickupType: 'CNC' },
        facts: [fact('pickup/shopperLocated')],
        state: { 'pickup/position': POSITION, 'pickup/locating': { status: 'idle' } },
      }),
      settles('The nearest shop comes first.', {
        facts: [fact('pickup/pointsFound', { pickupType: 'CNC', count: 3 })],
      }),
    ],
  },
  'pickup-nothing-found': {
    title: 'No points where the shopper looks',
    summary: 'A place of another country, and then one of this one.',
    shows: ['PUP-03, PUP-07', { rl: 'pickup/shop--nothing-found' }, 'rl'],
    steps: (fixtures) => [
      ...opensShopSearch,
      looksFor('CNC', 'Timbuktu'),
      { ...pointsCome('CNC', 0), screen: [says('Nothing found for “Timbuktu”')] },
      looksFor('CNC', 'Manchester'),
      { ...pointsCome('CNC', 1), ...listed(`${SHOPS[fixtures.brand]} Northern Quarter`) },
      closesPickup('CNC'),
    ],
  },
  'pickup-position-refused': {
    title: 'The shopper does not want to be found',
    summary: 'Nobody has to say where they are: a place does as well.',
    shows: ['PUP-03, PUP-04, PUP-07', { hm: 'pickup/shop--position-refused' }, 'hm'],
    steps: (fixtures) => [
      ...opensShopSearch,
      acts('Presses “Search near me”, and says no when the browser asks.', {
        input: 'pickup/searchNearMe',
        press: button('Search near me', { within: WAYS.CNC.title }),
        payload: { pickupType: 'CNC' },
        facts: [fact('pickup/locatingFailed', { reason: 'refused' })],
        state: { 'pickup/locating': { status: 'failed', reason: 'refused' } },
      }),
      settles('The shop says how else it can be done.', {
        screen: [
          says(
            'Your browser does not share where you are. You can allow it in its settings, or simply enter a place.',
          ),
        ],
      }),
      looksFor('CNC', 'Edinburgh'),
      {
        ...pointsCome('CNC', 1),
        ...listed(`${SHOPS[fixtures.brand]} New Town`),
        state: { 'pickup/locating': { status: 'idle' }, 'pickup/position': null },
      },
      closesPickup('CNC'),
    ],
  },
  'pickup-search-fails': {
    title: 'A search for points that fails, and is tried again',
    summary: 'What is typed and chosen stays; the search is made once more.',
    shows: ['PUP-07, ENT-25', { rl: 'pickup/shop--search-fails' }, 'rl'],
    rules: [fails('GET /pickuppoint/locator', 503)],
    steps: (fixtures) => [
      ...opensShopSearch,
      looksFor('CNC', 'Manchester'),
      settles('The server does not answer.', {
        facts: [
          fact('pickup/searchFailed', { pickupType: 'CNC', key: '_ERR_PICKUP_SEARCH_FAILED' }),
        ],
        screen: [says('Places could not be looked up just now. Please try again.')],
      }),
      acts('Tries again.', {
        input: 'pickup/retrySearch',
        press: button('Try again', { within: WAYS.CNC.title }),
        payload: { pickupType: 'CNC' },
      }),
      { ...pointsCome('CNC', 1), ...listed(`${SHOPS[fixtures.brand]} Northern Quarter`) },
      closesPickup('CNC'),
    ],
  },
  'shops-of-the-country': {
    title: 'Where the shops are',
    summary:
      'All shops of the country with their hours; a list that does not come can be asked for.',
    shows: ['RTE-16'],
    domains: ['pickup/shopsLoaded'],
    start: { path: '/store-locator' },
    rules: [fails('GET /geonode/*', 503)],
    steps: [
      settles('The list does not come; it can be asked for once more.', {
        state: { 'pickup/shops': { status: 'failed' } },
      }),
      acts('Asks for it once more.', { input: 'pickup/retryShops', press: button('Try again') }),
      settles('The shops are there.', {
        facts: [fact('pickup/shopsLoaded')],
        state: { 'pickup/shops': { status: 'ready' } },
      }),
    ],
  },
});
