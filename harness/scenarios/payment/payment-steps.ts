import {
  type Wish,
  acts,
  button,
  checkbox,
  fact,
  heading,
  radio,
  says,
  settles,
  visits,
} from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type {
  ExpectedFact,
  ScenarioStart,
  ScenarioStep,
  SettleStep,
  ShopperStep,
} from '../scenario.ts';
import { atBag } from '../starts.ts';

export const GOOD_CARD = '4111111111111111';

export const PAYMENT_STORY = [
  'checkout/paymentBegun',
  'checkout/paymentPrevented',
  'checkout/paymentFailed',
  'checkout/orderPlaced',
  'checkout/giftCardAdded',
  'checkout/giftCardRefused',
  'checkout/giftCardRemoved',
  'checkout/cardDeleted',
  'checkout/cardNotDeleted',
  'checkout/expressStarted',
  'checkout/expressApproved',
  'checkout/expressCancelled',
  'checkout/expressReviewed',
  'checkout/expressTotalMoved',
  'checkout/expressFailed',
];

export const PAY = 'POST /payments';
const DETAILS = 'POST /payments/details';
export const LOG = 'POST /logging/frontend';
export const BALANCE = 'POST /giftcard/balance';

export const ORDER = '701001';

/** At the payment step as a guest, with complete details. */
export function atPayment(
  fixtures: BrandFixtures,
  more: Partial<ScenarioStart> = {},
): ScenarioStart {
  return {
    ...atBag(fixtures, 'guest'),
    path: '/checkout/payment',
    isDetailed: true,
    storage: { 'selvedge.checkoutGuest': ORDER },
    ...more,
  };
}

/** Total of the bag with home delivery, as on its button. */
export function amountOf({ brand }: BrandFixtures): string {
  return brand === 'rl' ? '£33.90' : '£327.75';
}

export const paymentComes: SettleStep = settles('The ways to pay are there.', {
  screen: [heading('Payment')],
});

export function choosesMethod(method: string, name: string): ShopperStep {
  return acts(`Chooses: ${name}.`, {
    input: 'checkout/chooseMethod',
    press: radio(name),
    payload: { method },
  });
}

export const agrees: ShopperStep = acts('Agrees to the terms.', {
  input: 'checkout/acceptTerms',
  press: checkbox(
    'I agree to the terms and conditions and have read the privacy notice (both open in a new tab).',
  ),
  payload: { isAccepted: true },
});

const HOLDER = 'Ada Example';

export function begun(method: string): ExpectedFact {
  return fact('checkout/paymentBegun', { orderId: ORDER, method });
}

export function failed(reason: string): ExpectedFact {
  return fact('checkout/paymentFailed', { reason });
}

export function placed(status: 'success' | 'pending' = 'success'): ExpectedFact {
  return fact('checkout/orderPlaced', { orderId: ORDER, status });
}

export function paysByCard(fixtures: BrandFixtures, number: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'checkout/pay',
    payload: {
      card: { number, expiry: '1229', cvc: '737', holderName: HOLDER },
      saveCard: false,
    },
    press: button(`Pay ${amountOf(fixtures)}`, {
      fill: {
        'Card number': number,
        'Valid until': '12/29',
        'Security code': '737',
        'Name on the card': HOLDER,
      },
    }),
    facts: [begun('creditCard')],
    asked: [PAY],
  });
}

/** Pays by a method without further input. */
export function pays(method: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'checkout/pay',
    payload: { saveCard: false },
    press: 'no-control',
    facts: [begun(method)],
    asked: [PAY],
  });
}

export function readyWithCard(): ScenarioStep[] {
  return [paymentComes, choosesMethod('creditCard', 'Credit card'), agrees];
}

/** Pays by a card: opens the step, selects the card and accepts the terms. */
export function goesStraightToPay(
  fixtures: BrandFixtures,
  number: string,
  wish: Wish,
): ScenarioStep[] {
  return [...readyWithCard(), paysByCard(fixtures, number, wish)];
}

/** Steps of a scenario that pays by this card straight away, then continues with `then`. */
export function cardPaymentThen(number: string, wish: Wish, ...then: readonly ScenarioStep[]) {
  return (fixtures: BrandFixtures) => [...goesStraightToPay(fixtures, number, wish), ...then];
}

/** The shopper returns from a provider, with or without a result. */
export function comesBack(result: string | undefined, wish: Wish): ScenarioStep {
  const brought = result === undefined ? '' : `&paymentId=P1&redirectResult=${result}`;
  return visits(wish, {
    to: `/checkout/payment?order=${ORDER}&nonce=nonce-1${brought}`,
    press: 'no-control',
  });
}

/** Pays by a card with a bank challenge, and returns with its result. */
export function paysThroughBank(fixtures: BrandFixtures, result: string): ScenarioStep[] {
  return [
    ...goesStraightToPay(fixtures, '4000000000003220', 'Pays by a card whose bank asks.'),
    settles('Is on the way to the bank.', {
      state: { 'checkout/payment': { status: 'leaving', orderId: ORDER } },
    }),
    comesBack(result, { title: 'Comes back with the bank’s word.', asked: [DETAILS] }),
  ];
}

const REASON_TEXTS: Readonly<Record<string, string>> = {
  refused:
    'The payment was refused, and nothing has been charged. Please try again, or pay in another way.',
  cancelled:
    'The payment was cancelled, and nothing has been charged. Your order is waiting here for you.',
};

/** Expects a failed payment, and the message of its reason if there is one. */
export function notPaid(
  reason: string,
  title: string,
  { state, screen = [], ...rest }: Pick<SettleStep, 'asked' | 'state' | 'screen'> = {},
): SettleStep {
  const text = REASON_TEXTS[reason];
  return settles(title, {
    facts: [failed(reason)],
    screen: [...(text === undefined ? [] : [says(text)]), ...screen],
    state: { 'checkout/payment': { status: 'failed', reason }, ...state },
    ...rest,
  });
}

/** The confirmation loads, and the bag is empty. */
export function confirmed(title: string, status: 'success' | 'pending' = 'success'): SettleStep {
  return settles(title, {
    facts: [placed(status)],
    state: { 'navigation/location': { path: '/ordershippingbillingconfirmationview' } },
  });
}
