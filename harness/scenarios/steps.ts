import {
  type Wish,
  acts,
  button,
  dialog,
  fact,
  heading,
  pauses,
  settles,
} from './step-builders.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BrandFixtures } from './brand-fixtures.ts';
import type { ExpectedFact, OnScreen, PauseStep, SettleStep, ShopperStep } from './scenario.ts';

/** Line of the initial bag's only piece. */
export const LINE = '7010011';

/** ERR-04, CRT-14: message of the bag page for a change after the session's end. */
export const SESSION_ENDED: OnScreen = {
  text: 'Your session has ended, so this change was not made. Please look at your bag and try again.',
};

/** Facts about bag changes at the end of a session. */
export const BAG_STORY = [
  'session/expired',
  'session/guestCreated',
  'session/resumed',
  'cart/quantityChanged',
  'cart/lineChangeFailed',
];

export const CHANGE = 'PUT /cart/@self/update_order_item';
export const CALCULATE = 'POST /cart/calculate';
export const DELETE_GUEST = 'DELETE /guestidentity/@self';
export const CREATE_GUEST = 'POST /guestidentity';
export const SIGN_OUT = 'DELETE /loginidentity/@self';
const SIGN_IN = 'POST /loginidentity';

/** SES-15: facts of the first page with a guest of an earlier visit. */
export const MADE_ANEW: readonly ExpectedFact[] = [
  fact('session/guestCreated'),
  fact('session/resumed', { since: 'guest-renewed' }),
];

export const AGAIN: OnScreen = dialog('Please sign in again');

/** SES-13, SES-16: the session of a signed-in shopper has ended; the dialog asks to sign in again. */
export function asksToSignIn(
  title: string,
  expired: ExpectedFact['payload'],
  { screen = [], ...rest }: Pick<SettleStep, 'asked' | 'state' | 'screen'> = {},
): SettleStep {
  return settles(title, {
    facts: [fact('session/expired', expired), fact('auth/loginShown')],
    asked: [SIGN_OUT],
    screen: [...screen, AGAIN],
    ...rest,
  });
}

/** SES-17: facts of signing in again as the same person. */
export const SIGNED_IN_AGAIN: readonly ExpectedFact[] = [
  fact('auth/signedIn'),
  fact('session/resumed', { since: 'signed-in' }),
  fact('auth/loginHidden'),
];

export function bagHolds(count: number): OnScreen {
  return button(`Bag, ${count} item${count === 1 ? '' : 's'}`);
}

export function bagComes(facts: readonly ExpectedFact[] = []): SettleStep {
  return settles('The bag is there, with what was put into it before.', {
    facts,
    screen: [heading('Your bag'), bagHolds(1)],
  });
}

export function choosesQuantity(
  { piece }: BrandFixtures,
  quantity: number,
  wish: Wish,
): ShopperStep {
  return acts(wish, {
    input: 'cart/changeQuantity',
    payload: { lineId: LINE, quantity },
    press: { role: 'textbox', name: `Quantity of ${piece.name}`, type: String(quantity) },
    asked: [CHANGE],
  });
}

/** Signs in: in the drawer, the named dialog, or on the page. */
export function signsIn(
  person: keyof typeof DEMO_ACCOUNTS,
  within: 'Sign in' | 'Please sign in again' | undefined,
  wish: Wish,
  password: string = DEMO_ACCOUNTS[person].password,
): ShopperStep {
  const { email } = DEMO_ACCOUNTS[person];
  return acts(wish, {
    input: 'auth/signIn',
    payload: { email, password, rememberMe: false },
    press: {
      role: 'button',
      name: 'Sign in',
      ...(within !== undefined && { within }),
      fill: { 'E-mail address': email, Password: password },
    },
    asked: [SIGN_IN],
  });
}

export const TEN_MINUTES = 10;

/** Waits ten minutes, one by one, until the countdown ends and `released` follows. */
export function waitsItOut(countdown: string, released: string): PauseStep[] {
  return Array.from({ length: TEN_MINUTES }, (_, passed) => {
    const minutes = TEN_MINUTES - 1 - passed;
    return pauses(`${minutes} minutes are left.`, 60_000, {
      facts: minutes === 0 ? [{ name: released }] : [],
      state: { [countdown]: { minutes } },
    });
  });
}
