import { family } from '../family.ts';
import { acts, button, heading, says, settles } from '../step-builders.ts';
import {
  PICKUP_STORY,
  SHOPS,
  WAYS,
  atDetails,
  chooses,
  detailsCome,
  detailsComeWith,
  listed,
  looksFor,
  opensPickup,
  picksUp,
  pointsCome,
  switchesTo,
} from './pickup-steps.ts';

const POINT = { id: 'UPSAP-GB-103', name: 'Supermarket' };

const BPOST_POINT = { id: 'BPUDO-BE-201', name: 'Newsagent' };

const POSTNL_POINT = { id: 'POSTNLPUP-NL-304', name: 'Parcel locker' };

const SHOP = { id: '203', name: 'a shop' };

export const pickupScenarios = family(PICKUP_STORY, {
  'pickup-access-point': {
    title: 'Collected at a UPS Access Point',
    summary: 'A carrier that is at home everywhere.',
    shows: ['PUP-01, PUP-02, PUP-03, PUP-06, API-62', { rl: 'pickup/access-point--chosen' }, 'hm'],
    start: (fixtures) => atDetails(fixtures, 'gb'),
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      switchesTo('UPSAP', 'CNC'),
      looksFor('UPSAP', 'London'),
      { ...pointsCome('UPSAP', 4), screen: [heading(POINT.name)] },
      chooses('UPSAP', POINT, {
        title: 'Chooses one: with it comes its carrier.',
        state: {
          'pickup/chosenPoints': { UPSAP: { id: POINT.id } },
          'checkout/chosenOptions': { pickup: '104' },
        },
      }),
      settles('The step says where the parcel goes.', { screen: [says(POINT.name)] }),
    ],
  },
  'pickup-bpost': {
    title: 'Collected at a bpost point',
    summary: 'In Belgium, by bpost.',
    shows: ['PUP-01, PUP-02, PUP-03, PUP-06, API-62', { rl: 'pickup/bpost--chosen' }],
    start: (fixtures) => atDetails(fixtures, 'be'),
    steps: [
      detailsComeWith('BPUDO', 'POSTNLPUP'),
      picksUp,
      opensPickup('CNC'),
      switchesTo('BPUDO', 'CNC'),
      looksFor('BPUDO', 'Gent'),
      { ...pointsCome('BPUDO', 4), screen: [heading(BPOST_POINT.name)] },
      chooses('BPUDO', BPOST_POINT, {
        title: 'Chooses one: with it comes its carrier.',
        state: {
          'pickup/chosenPoints': { BPUDO: { id: BPOST_POINT.id } },
          'checkout/chosenOptions': { pickup: '105' },
        },
      }),
      settles('The step says where the parcel goes.', { screen: [says(BPOST_POINT.name)] }),
    ],
  },
  'pickup-postnl': {
    title: 'Collected at a PostNL point',
    summary: 'In the Netherlands, by PostNL.',
    shows: ['PUP-01, PUP-02, PUP-03, PUP-06, API-62', { rl: 'pickup/postnl--chosen' }],
    start: (fixtures) => atDetails(fixtures, 'nl'),
    steps: [
      detailsComeWith('POSTNLPUP'),
      picksUp,
      opensPickup('CNC'),
      switchesTo('POSTNLPUP', 'CNC'),
      looksFor('POSTNLPUP', 'Utrecht'),
      { ...pointsCome('POSTNLPUP', 4), screen: [heading(POSTNL_POINT.name)] },
      chooses('POSTNLPUP', POSTNL_POINT, {
        title: 'Chooses one: with it comes its carrier.',
        state: {
          'pickup/chosenPoints': { POSTNLPUP: { id: POSTNL_POINT.id } },
          'checkout/chosenOptions': { pickup: '106' },
        },
      }),
      settles('The step says where the parcel goes.', { screen: [says(POSTNL_POINT.name)] }),
    ],
  },
  'pickup-shop': {
    title: 'Collected in a shop',
    summary: 'Click and collect: a shop of the brand, found by its town.',
    shows: ['PUP-01, PUP-02, PUP-03, PUP-05, PUP-06, API-62', { hm: 'pickup/shop--chosen' }, 'hm'],
    in: (fixtures) => {
      const shop = { id: '203', name: `${SHOPS[fixtures.brand]} Northern Quarter` };
      return {
        start: atDetails(fixtures),
        steps: [
          detailsCome,
          picksUp,
          opensPickup('CNC'),
          looksFor('CNC', 'Manchester'),
          { ...pointsCome('CNC', 1), ...listed(shop.name) },
          chooses('CNC', shop, { title: 'Chooses it: the parcel goes there.' }),
          settles('The step says where the parcel goes.', {
            screen: [says(shop.name), button('Choose another one')],
          }),
        ],
      };
    },
  },
  'pickup-other-carrier': {
    title: 'Another carrier after a point was chosen',
    summary:
      'What was chosen of one carrier is never delivered to by another: that one has to be asked for its own.',
    shows: ['PUP-06, ENT-25', { rl: 'pickup/shop--other-carrier' }],
    domains: [...PICKUP_STORY, 'checkout/detailsSaved'],
    start: atDetails,
    steps: [
      detailsCome,
      picksUp,
      opensPickup('CNC'),
      looksFor('CNC', 'Manchester'),
      pointsCome('CNC', 1),
      chooses('CNC', SHOP),
      acts('Takes the other carrier after all.', {
        input: 'checkout/chooseOption',
        press: 'no-control',
        payload: { optionId: WAYS.UPSAP.optionId },
        state: { 'pickup/chosenPoints': { CNC: { id: SHOP.id } } },
      }),
      acts('Goes on without a point of that one: nothing is sent.', {
        input: 'checkout/submitDetails',
        press: 'no-control',
        payload: { wrong: [], forms: [] },
        state: { 'checkout/saving': { status: 'incomplete' } },
        asked: [],
      }),
    ],
  },
});
