import { type Titled, acts, button, fact, heading, radio, settles } from '../step-builders.ts';
import type { PickupType } from '#src/pickup/contract.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import { STEP_2, atCheckout } from '../checkout/checkout-steps.ts';
import type {
  OnScreen,
  ScenarioStart,
  ScenarioStep,
  SettleStep,
  ShopperStep,
} from '../scenario.ts';

/** Delivery method to pickup points of a type, as shown. */
interface Way {
  optionId: string;
  /** Its name in the dialog. */
  type: string;
  /** Title of the dialog, and label of its button. */
  title: string;
}

export const WAYS: Readonly<Record<PickupType, Way>> = {
  CNC: { optionId: '103', type: 'Our shops', title: 'Choose a shop' },
  UPSAP: { optionId: '104', type: 'UPS Access Point', title: 'Choose an access point' },
  BPUDO: { optionId: '105', type: 'bpost point', title: 'Choose a bpost point' },
  POSTNLPUP: { optionId: '106', type: 'PostNL point', title: 'Choose a PostNL point' },
};

export const SHOPS = { rl: 'Rivet & Loom', hm: 'Hollis Marlowe' };

export const PICKUP_STORY = ['pickup'];

export function atDetails(fixtures: BrandFixtures, country?: string): ScenarioStart {
  const start = atCheckout(fixtures, '/checkout/shipping', 'jonas');
  return country === undefined ? start : { ...start, store: `${fixtures.brand}-${country}` };
}

/** `carriers` have points in the country, besides the one that has them everywhere. */
export function detailsComeWith(...carriers: PickupType[]): SettleStep {
  return settles('The shop asks how and where the bag is to go.', {
    state: { 'pickup/offeredTypes': ['CNC', 'UPSAP', ...carriers] },
    screen: [STEP_2],
  });
}

export const detailsCome = detailsComeWith();

export const picksUp: ShopperStep = acts('Wants to pick it up.', {
  input: 'checkout/chooseTab',
  press: radio('Pick up yourself'),
  payload: { tab: 2 },
});

/** In the dialog of the other type. */
export function switchesTo(pickupType: PickupType, from: PickupType): ShopperStep {
  return acts(`Wants ${WAYS[pickupType].type}.`, {
    input: 'pickup/switchType',
    press: radio(WAYS[pickupType].type, { within: WAYS[from].title }),
    payload: { pickupType },
    state: { 'pickup/pickupType': pickupType },
  });
}

export function opensPickup(pickupType: PickupType): ShopperStep {
  return acts('Opens the search for points.', {
    input: 'pickup/openPickup',
    press: button(WAYS[pickupType].title),
    payload: { pickupType, near: '' },
    facts: [fact('pickup/pickupOpened', { pickupType })],
    state: { 'pickup/isPickupOpen': true, 'pickup/pickupType': pickupType },
  });
}

export const opensShopSearch: readonly ScenarioStep[] = [detailsCome, picksUp, opensPickup('CNC')];

export function looksFor(pickupType: PickupType, term: string): ShopperStep {
  return acts(`Looks for points in “${term}”.`, {
    input: 'pickup/searchPoints',
    press: button('Search', { within: WAYS[pickupType].title, fill: { 'Town or postcode': term } }),
    payload: { pickupType, term },
    state: { 'pickup/searches': { [pickupType]: { status: 'loading' } } },
  });
}

export function pointsCome(pickupType: PickupType, count: number): SettleStep {
  return settles(count > 0 ? 'Here are some.' : 'There are none.', {
    facts: [fact('pickup/pointsFound', { pickupType, count })],
  });
}

export function listed(name: string): { screen: OnScreen[] } {
  return { screen: [heading(name)] };
}

export function closesPickup(pickupType: PickupType): ShopperStep {
  return acts('Closes the dialog: what was looked for stays.', {
    input: 'pickup/closePickup',
    press: button('Close', { within: WAYS[pickupType].title }),
    facts: [fact('pickup/pickupClosed')],
    state: { 'pickup/searches': { [pickupType]: { status: 'ready' } } },
  });
}

export function chooses(
  pickupType: PickupType,
  point: { id: string; name: string },
  wish: Partial<Titled> = {},
): ShopperStep {
  const title = `Chooses ${point.name}.`;
  return acts(
    { title, ...wish },
    {
      input: 'pickup/choosePoint',
      payload: { pickupType, pointId: point.id },
      press: button(`Collect here ${point.name}`, { within: WAYS[pickupType].title }),
      facts: [fact('pickup/pointChosen', { pickupType, pointId: point.id })],
      state: {
        'pickup/chosenPoints': { [pickupType]: { id: point.id } },
        'pickup/isPickupOpen': false,
      },
    },
  );
}
