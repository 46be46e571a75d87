import { family } from '../family.ts';
import { acts, alertDialog, button, fact, link, says, settles, fails } from '../step-builders.ts';
import {
  GOOD_CARD,
  ORDER,
  PAY,
  PAYMENT_STORY,
  amountOf,
  atPayment,
  comesBack,
  confirmed,
  notPaid,
  paymentComes,
  cardPaymentThen,
} from './payment-steps.ts';

const FATAL = alertDialog('Something went wrong on our side');

export const paymentChangesScenarios = family(atPayment, PAYMENT_STORY, {
  'payment-address-gone': {
    title: 'The address is removed in another tab while the order is paid',
    summary: 'Nothing is charged for a parcel that nobody knows where to send.',
    shows: ['PAY-02, CHK-11, AUT-26', { hm: 'payment/card--address-gone' }],
    rules: [fails(PAY, 400, '_ERR_ADDRESS_NOT_FOUND')],
    steps: cardPaymentThen(
      GOOD_CARD,
      'Pays.',
      notPaid('addressGone', 'Nothing is charged; the way back to the details is there.', {
        screen: [link('Complete your details')],
      }),
    ),
  },
  'payment-fatal-uncertain': {
    title: 'The shop breaks down after a payment of which nobody knows',
    summary:
      'The shop breaks down while nobody knows what became of a payment: that is said first, and its refresh leads to the order.',
    shows: ['FTL-01, FTL-05, FTL-06, PAY-01, API-30', { hm: 'payment/fatal--order-found' }, 'rl'],
    domains: [...PAYMENT_STORY, 'fatal-error'],
    rules: [
      { on: PAY, call: 1, then: 'lost' },
      { on: `GET /order/${ORDER}`, then: 'unreachable' },
      {
        on: 'GET /userinfo/@self',
        call: 3,
        then: { status: 500, errorKey: '_ERR_GENERIC' },
      },
    ],
    steps: cardPaymentThen(
      GOOD_CARD,
      'Pays; the answer is lost, and then the shop breaks down.',
      settles('A dialog says first that nobody knows of the order yet.', {
        facts: [fact('fatal-error/raised', { call: 'session.userInfo', status: 500 })],
        state: {
          'checkout/payment': { status: 'uncertain' },
          'fatal-error/firstNews': { isAwaited: false, key: 'checkout:pay.uncertain.text' },
        },
        screen: [
          FATAL,
          says(
            'We do not know yet whether your order was placed: our shop does not answer. Please do not order again elsewhere; we will look once more.',
          ),
        ],
      }),
      acts('Presses its button.', {
        input: 'fatal-error/refresh',
        press: button('Refresh the page', { within: FATAL.name }),
        facts: [fact('fatal-error/cleared')],
      }),
      confirmed('The page loads anew and asks for the order first: it is there, and is one.'),
    ),
  },
  'payment-link-of-others': {
    title: 'A link says that a payment was made which nobody began',
    summary: 'Anybody can write an address that looks like a provider’s way back.',
    shows: ['PAY-01, API-30, API-54', { rl: 'payment/link--decides-nothing' }],
    steps: [
      paymentComes,
      comesBack('passed', {
        title: 'Opens a link that says so.',
        asked: [],
      }),
      notPaid('interrupted', 'The order was asked for, is none, and can be paid.'),
    ],
  },
  'payment-not-ready': {
    title: 'Somebody presses the button first of all',
    summary: 'All that is missing is said at once, each at its place.',
    shows: ['CHK-09, CHK-10', { hm: 'payment/step--not-ready' }, 'hm'],
    steps: (fixtures) => [
      paymentComes,
      acts('Wants to pay, but has neither chosen nor agreed.', {
        input: 'checkout/pay',
        press: button(`Pay ${amountOf(fixtures)}`),
        payload: { saveCard: false },
        facts: [
          fact('checkout/paymentPrevented', { isMethodMissing: true, areTermsMissing: true }),
        ],
        asked: [],
        state: {
          'checkout/paymentTermsError': true,
          'checkout/hasPaymentMethodNotSelectedError': true,
        },
      }),
      settles('Each is said at its place.', {
        screen: [
          says('Please choose a way to pay.'),
          says('Please agree to the terms to place your order.'),
        ],
      }),
    ],
  },
  'payment-order-changed': {
    title: 'The bag has changed in another tab',
    summary: 'What the shopper saw is what is paid, or nothing.',
    shows: ['PAY-02', { hm: 'payment/card--order-changed' }],
    rules: [fails(PAY, 400, '_ERR_ORDER_CHANGED')],
    steps: cardPaymentThen(
      GOOD_CARD,
      'Pays what the bag cost before.',
      notPaid('orderChanged', 'Nothing is charged; the bag is read anew.'),
    ),
  },
  'payment-reloaded': {
    title: 'The page is loaded anew while it pays',
    summary: 'This tab remembers that it was paying, and looks what became of it.',
    shows: ['PAY-01, API-30', { rl: 'payment/card--reloaded' }],
    start: (fixtures) =>
      atPayment(fixtures, {
        storage: {
          'selvedge.checkoutGuest': ORDER,
          'selvedge.payment': `{"orderId":"${ORDER}","method":"creditCard"}`,
        },
      }),
    steps: [
      notPaid(
        'interrupted',
        'The payment never arrived: it may be paid, and the method is chosen still.',
        {
          state: { 'checkout/choice': { method: 'creditCard' } },
        },
      ),
    ],
  },
  'payment-stock-gone': {
    title: 'Something sells out while it is paid',
    summary: 'Others were quicker: nothing is charged.',
    shows: ['PAY-02, STK-01', { rl: 'payment/card--stock-gone' }],
    rules: [fails(PAY, 400, '_ERR_NOT_ENOUGH_STOCK')],
    steps: cardPaymentThen(
      GOOD_CARD,
      'Pays for what has just sold out.',
      notPaid('stock', 'Nothing is charged; the way to the bag is there.', {
        screen: [link('Change your bag')],
      }),
    ),
  },
});
