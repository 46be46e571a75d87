import type { PickupType } from '#src/pickup/contract.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import type { SettleStep } from '../scenario.ts';
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
  opensShopSearch,
} from './pickup-steps.ts';

const SHOP = { id: '203', name: 'a shop' };
const LEDGER = 'PUP-01, PUP-02, PUP-03, PUP-06, API-62';

/** Finds a carrier's points in a town of a country, and chooses one. */
function collectsAt(
  pickupType: PickupType,
  at: { country: string; town: string; comes: SettleStep; point: { id: string; name: string } },
) {
  const { country, town, comes, point } = at;
  return {
    start: (fixtures: BrandFixtures) => atDetails(fixtures, country),
    steps: [
      comes,
      picksUp,
      opensPickup('CNC'),
      switchesTo(pickupType, 'CNC'),
      looksFor(pickupType, town),
      { ...pointsCome(pickupType, 4), screen: [heading(point.name)] },
      chooses(pickupType, point, {
        title: 'Chooses one: with it comes its carrier.',
        state: {
          'pickup/chosenPoints': { [pickupType]: { id: point.id } },
          'checkout/chosenOptions': { pickup: WAYS[pickupType].optionId },
        },
      }),
      settles('The step says where the parcel goes.', { screen: [says(point.name)] }),
    ],
  };
}

export const pickupScenarios = family(PICKUP_STORY, {
  'pickup-access-point': {
    title: 'Collected at a UPS Access Point',
    summary: 'A carrier that is at home everywhere.',
    shows: [LEDGER, { rl: 'pickup/access-point--chosen' }, 'hm'],
    ...collectsAt('UPSAP', {
      country: 'gb',
      town: 'London',
      comes: detailsCome,
      point: { id: 'UPSAP-GB-103', name: 'Supermarket' },
    }),
  },
  'pickup-bpost': {
    title: 'Collected at a bpost point',
    summary: 'In Belgium, by bpost.',
    shows: [LEDGER, { rl: 'pickup/bpost--chosen' }],
    ...collectsAt('BPUDO', {
      country: 'be',
      town: 'Gent',
      comes: detailsComeWith('BPUDO', 'POSTNLPUP'),
      point: { id: 'BPUDO-BE-201', name: 'Newsagent' },
    }),
  },
  'pickup-postnl': {
    title: 'Collected at a PostNL point',
    summary: 'In the Netherlands, by PostNL.',
    shows: [LEDGER, { rl: 'pickup/postnl--chosen' }],
    ...collectsAt('POSTNLPUP', {
      country: 'nl',
      town: 'Utrecht',
      comes: detailsComeWith('POSTNLPUP'),
      point: { id: 'POSTNLPUP-NL-304', name: 'Parcel locker' },
    }),
  },
  'pickup-shop': {
    title: 'Collected in a shop',
    summary: 'Click and collect: a shop of the brand, found by its town.',
    shows: ['PUP-01, PUP-02, PUP-03, PUP-05, PUP-06, API-62', { hm: 'pickup/shop--chosen' }, 'hm'],
    start: atDetails,
    steps: ({ brand }) => {
      const shop = { id: '203', name: `${SHOPS[brand]} Northern Quarter` };
      return [
        ...opensShopSearch,
        looksFor('CNC', 'Manchester'),
        { ...pointsCome('CNC', 1), ...listed(shop.name) },
        chooses('CNC', shop, { title: 'Chooses it: the parcel goes there.' }),
        settles('The step says where the parcel goes.', {
          screen: [says(shop.name), button('Choose another one')],
        }),
      ];
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
      ...opensShopSearch,
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
