import { family } from '../family.ts';
import { acts, button, fact, says, settles } from '../step-builders.ts';
import { CREATE_GUEST, DELETE_GUEST } from '../steps.ts';
import {
  SAVED_HOME,
  DETAILS_STORY,
  SAVE_DELIVERY,
  detailsCome,
  paymentComes,
} from './checkout-details-steps.ts';
import {
  CHECKOUT_STORY,
  TO_CHECKOUT,
  TO_PAYMENT,
  atCheckout,
  loginComes,
  opened,
  refused,
  withEmptyBag,
  detailsOpen,
} from './checkout-steps.ts';

export const checkoutRefusedScenarios = family(CHECKOUT_STORY, {
  'checkout-address-gone': {
    title: 'The saved address of a purchase was removed in another tab',
    summary: 'It is said once, and the next address is chosen.',
    shows: ['CHK-11, AUT-26, SES-12', { rl: 'checkout/details--address-gone' }, 'rl'],
    domains: [...DETAILS_STORY, 'checkout/addressGone'],
    start: (fixtures) => ({
      ...atCheckout(fixtures, '/checkout/shipping', 'mira'),
      addresses: [SAVED_HOME],
      isDetailed: true,
      isAddressGone: true,
    }),
    steps: [
      {
        ...detailsCome,
        title: 'The address is gone: that is said, and another one is chosen.',
        facts: [...detailsCome.facts, fact('checkout/addressGone')],
        state: {
          'checkout/chosenAddresses': { shipping: 'A1' },
          'checkout/isAddressGone': true,
        },
        screen: [
          says(
            'The address that this order was to go to was removed from your address book. Please see whether the one chosen now is right.',
          ),
        ],
      },
      acts('That one is right: goes on to the payment.', {
        input: 'checkout/submitDetails',
        press: button('Continue to payment'),
        payload: { wrong: [], forms: [] },
        asked: [SAVE_DELIVERY],
        state: { 'checkout/isAddressGone': false },
      }),
      paymentComes,
    ],
  },
  'checkout-address-gone-before-payment': {
    title: 'A shopper goes to the payment of a bag whose address was removed in another tab',
    summary: 'The step says it, and the details do not say it again.',
    shows: ['CHK-11, API-15, AUT-26', { hm: 'checkout/payment--address-gone' }],
    domains: [...CHECKOUT_STORY, 'checkout/addressGone'],
    start: (fixtures) => ({
      ...atCheckout(fixtures, '/checkout/payment', 'mira'),
      addresses: [SAVED_HOME],
      isDetailed: true,
      isAddressGone: true,
    }),
    steps: [
      detailsOpen('The step before, which says why.', [refused('shipping', 'address-gone')], {
        asked: [TO_PAYMENT, TO_CHECKOUT],
        state: { 'checkout/isAddressGone': false },
      }),
    ],
  },
  'checkout-details-missing': {
    title: 'A registered shopper types the address of the payment',
    summary: 'The address of the payment is typed before anybody knows where to deliver.',
    shows: ['CHK-05, API-15', { hm: 'checkout/payment--details-missing' }, 'hm'],
    start: (fixtures) => atCheckout(fixtures, '/checkout/payment', 'mira'),
    steps: [
      detailsOpen(
        'The delivery is still missing: the step before is there, and says so.',
        [refused('shipping', 'details-missing')],
        {
          asked: [TO_PAYMENT, TO_CHECKOUT],
          screen: [says('Before you pay, please tell us where and how to deliver.')],
        },
      ),
    ],
  },
  'checkout-empty-bag': {
    title: 'The payment’s address with an empty bag',
    summary: 'Nobody pays for nothing.',
    shows: ['CHK-01, CRT-05', { rl: 'checkout/payment--bag-empty' }, 'rl'],
    domains: [...CHECKOUT_STORY, 'notices/noticeShown'],
    start: (fixtures) => withEmptyBag(fixtures, '/checkout/payment'),
    steps: [
      settles('There is nothing to buy: the bag’s page, and why.', {
        facts: [
          refused('bag', 'bag-empty'),
          fact('notices/noticeShown', { key: 'cart:checkout.bag-empty' }),
        ],
        screen: [says('There is nothing in your bag to check out.')],
        place: 'bag',
      }),
    ],
  },
  'checkout-sold-out': {
    title: 'What is in the bag has been sold meanwhile',
    summary: 'Others were quicker: that is said before anybody has typed an address.',
    shows: ['API-12, CRT-14', { hm: 'checkout/login--sold-out' }],
    domains: [...CHECKOUT_STORY, 'notices/noticeShown'],
    start: (fixtures) => ({
      ...atCheckout(fixtures, '/checkout/login', 'mira'),
      sold: [{ ...fixtures.piece, quantity: 99 }],
    }),
    steps: [
      settles('Back to the bag, which says so.', {
        facts: [
          refused('shipping', 'already-known'),
          refused('bag', 'bag-short'),
          fact('notices/noticeShown', { key: 'cart:checkout.bag-short' }),
        ],
        asked: [TO_CHECKOUT],
        screen: [
          says(
            'There are not enough pieces left of something in your bag. Please look at the quantities.',
          ),
        ],
        place: 'bag',
      }),
    ],
  },
  'checkout-unreachable': {
    title: 'The checkout does not answer at first',
    summary: 'The checkout does not answer: it says so in place, and the next try goes through.',
    shows: ['API-12', { rl: 'checkout/login--failed-and-retried' }, 'hm'],
    start: (fixtures) => atCheckout(fixtures, '/checkout/login', 'guest'),
    rules: [{ on: TO_CHECKOUT, call: 1, then: 'unreachable' }],
    steps: [
      settles('There is no answer.', {
        facts: [fact('checkout/stepFailed')],
        asked: [DELETE_GUEST, CREATE_GUEST, TO_CHECKOUT],
        screen: [button('Try again')],
      }),
      acts('Tries again.', {
        input: 'checkout/retryStep',
        press: button('Try again'),
        asked: [TO_CHECKOUT],
      }),
      { ...loginComes, facts: [opened('login')] },
    ],
  },
});
