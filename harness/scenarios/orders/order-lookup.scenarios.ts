import { family } from '../family.ts';
import type { SettleStep } from '../scenario.ts';
import { acts, button, fact, heading, says, settles } from '../step-builders.ts';
import { signsIn } from '../steps.ts';
import {
  NO_MATCH,
  ORDER,
  ORDER_HEADING,
  ORDER_STORY,
  TRACKED,
  atLookup,
  atOrder,
  found,
  looksUp,
  ordered,
} from './order-steps.ts';
import {
  RECEIPT_COMES,
  TOTAL_IS_ASKED,
  atReceipt,
  notFound,
  totalOn,
  typesTotal,
} from './receipt-steps.ts';

const sameAnswer: SettleStep = settles(
  'Is told that the two do not match, and nothing of either.',
  {
    facts: [fact('orders/lookupFailed', { reason: 'unknown' })],
    asked: [],
    state: { 'orders/lookup': { status: 'failed', reason: 'unknown' } },
    screen: [NO_MATCH],
  },
);

export const orderLookupScenarios = family(atLookup, ORDER_STORY, {
  'order-found': {
    title: 'A guest finds an order by number and postcode',
    summary: 'A guest finds an order by its number and a postcode, typed as it comes.',
    shows: ['RTE-05, ORD-03, ORD-04, API-31, API-64, ADR-11', { rl: 'orders/lookup--found' }, 'hm'],
    start: (fixtures) => atLookup(fixtures, 30),
    screen: [heading('Find an order')],
    steps: [
      looksUp({}, 'Types number and postcode.'),
      settles('The order is there, and where it is.', {
        facts: [found('shipped'), TRACKED],
        asked: [],
        state: { 'orders/lookup': { status: 'found' } },
        screen: [ORDER_HEADING, says('Tracking number')],
      }),
    ],
  },
  'order-not-found': {
    title: 'Number and postcode do not match',
    summary:
      'Number or postcode wrong: the answer is the same, so that nobody finds out which numbers there are.',
    shows: ['ORD-03, ORD-04, API-31, FTL-03', { rl: 'orders/lookup--no-match' }, 'hm'],
    domains: [...ORDER_STORY, 'fatal-error'],
    screen: [heading('Find an order')],
    steps: [
      looksUp(
        { typed: 'm1 1ae', postcode: 'M1 1AE' },
        'Has the number of an order, and another postcode.',
      ),
      sameAnswer,
      looksUp({ number: '799999' }, 'Has a number that no order has.'),
      sameAnswer,
    ],
  },
  'order-of-a-shop': {
    title: 'Something that was bought in a shop',
    summary: 'What was bought in a shop is shown to who has the receipt. It is not tracked.',
    shows: ['ORD-06, API-32', { rl: 'orders/detail--of-a-shop' }, 'rl'],
    domains: [...ORDER_STORY, 'orders/receiptRefused'],
    start: atReceipt,
    steps: (fixtures) => [
      TOTAL_IS_ASKED,
      typesTotal('1.00', 'Guesses.'),
      notFound('Is not told whether there is such a number.'),
      typesTotal(totalOn(fixtures), 'Types what the receipt says.'),
      RECEIPT_COMES,
    ],
  },
  'order-of-somebody-else': {
    title: 'Somebody types the number of somebody else’s order',
    summary: 'Somebody else’s number leads to the same page as one that no order has.',
    shows: ['API-30, RTE-02', {}, 'hm'],
    start: (fixtures) => ({
      ...atOrder(fixtures),
      orders: [{ ...ordered(fixtures), isOfSomebodyElse: true }],
    }),
    steps: [
      settles('There is no such order here.', {
        facts: [fact('orders/orderMissed', { orderId: ORDER })],
        state: { 'orders/order': { status: 'missing' } },
        screen: [heading('No such order here')],
      }),
    ],
  },
  'order-lookup-signs-in': {
    title: 'Somebody signs in where orders are looked up',
    summary: 'Who signs in where orders are looked up has an account, and orders in it.',
    shows: ['ORD-02, RTE-27, RTE-04, RTE-05', { rl: 'orders/lookup--signed-in' }, 'rl'],
    domains: [...ORDER_STORY, 'auth/signedIn'],
    screen: [heading('Find an order')],
    steps: [
      acts('Has an account after all.', {
        input: 'auth/openSignIn',
        press: button('Sign in'),
        payload: { place: 'order-lookup' },
        asked: [],
      }),
      signsIn('jonas', 'Sign in', 'Signs in.'),
      settles('Is among the account’s orders: none so far.', {
        facts: [
          fact('auth/signedIn'),
          fact('orders/ordersLoaded', { page: 1, count: 0, total: 0 }),
        ],
        state: { 'navigation/location': { path: '/myaccount/orders' } },
        screen: [heading('Nothing ordered yet')],
      }),
    ],
  },
});
