import { acts, button, fact, heading, settles } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type {
  ExpectedFact,
  OnScreen,
  ScenarioStart,
  SettleStep,
  ShopperStep,
} from '../scenario.ts';
import { atBag, strangerAt } from '../starts.ts';

export const CHECKOUT_STORY = [
  'checkout/stepOpened',
  'checkout/stepRefused',
  'checkout/stepFailed',
  'checkout/guestAdmitted',
  'checkout/totalMoved',
];

export const TO_CHECKOUT = 'PUT /cart/@self/proceed_to_checkout';
export const AS_GUEST = 'PUT /cart/@self/proceed_as_guest';
export const TO_PAYMENT = 'PUT /cart/@self/proceed_to_payment';

export const STEP_1: OnScreen = heading('Checkout');
export const STEP_2: OnScreen = heading('Details');

/** With one piece in the bag, at a checkout address. */
export function atCheckout(
  fixtures: BrandFixtures,
  path: string,
  person: NonNullable<ScenarioStart['person']>,
): ScenarioStart {
  return { ...atBag(fixtures, person), path };
}

/** At a checkout address, with an empty bag. */
export function withEmptyBag(fixtures: BrandFixtures, path: string): ScenarioStart {
  return { ...strangerAt(fixtures, path), person: 'jonas' };
}

export function opened(stage: 'login' | 'shipping' | 'payment'): ExpectedFact {
  return fact('checkout/stepOpened', { stage });
}

export function refused(to: 'bag' | 'login' | 'shipping', reason: string): ExpectedFact {
  return fact('checkout/stepRefused', { to, reason });
}

export const loginComes: SettleStep = settles(
  'The first step asks: as a guest, or with an account?',
  { facts: [opened('login')], screen: [STEP_1, button('Continue as a guest')], place: 'login' },
);

/** Expects the second step, opened after these facts. */
export function detailsOpen(
  title: string,
  facts: readonly ExpectedFact[],
  { screen = [], ...rest }: Pick<SettleStep, 'asked' | 'state' | 'screen'> = {},
): SettleStep {
  return settles(title, {
    facts: [...facts, opened('shipping')],
    screen: [STEP_2, ...screen],
    place: 'details',
    ...rest,
  });
}

export const goesOnAsGuest: ShopperStep = acts('Goes on as a guest.', {
  input: 'checkout/goOnAsGuest',
  press: button('Continue as a guest'),
  asked: [AS_GUEST],
});
