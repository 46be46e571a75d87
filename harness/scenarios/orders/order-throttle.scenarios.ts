import { family } from '../family.ts';
import type { ScenarioStep } from '../scenario.ts';
import { button, fact, heading, says, settles } from '../step-builders.ts';
import { TEN_MINUTES, waitsItOut } from '../steps.ts';
import { ORDER_STORY, TRACKED, atLookup, found, looksUp } from './order-steps.ts';
import {
  RECEIPT_COMES,
  TOTAL_IS_ASKED,
  atReceipt,
  notFound,
  totalOn,
  typesTotal,
} from './receipt-steps.ts';

const POSTCODES = ['M1 1AA', 'M1 1AB', 'M1 1AD', 'M1 1AE', 'M1 1AF'];

const guesses: readonly ScenarioStep[] = POSTCODES.flatMap((postcode, index) => [
  looksUp({ typed: postcode, postcode }, `Guesses postcode number ${index + 1}.`),
  settles('It is not that.', {
    facts: [fact('orders/lookupFailed', { reason: 'unknown' })],
    state: { 'orders/lookup': { status: 'failed' } },
  }),
]);

const TOTALS = ['1.00', '2.00', '3.00', '4.00', '5.00'];

export const orderThrottleScenarios = family([...ORDER_STORY, 'orders/lookupReleased'], {
  'order-lookup-throttled': {
    title: 'Five wrong postcodes, and then the right one',
    summary:
      'Whoever guesses postcodes has to wait, for the right one too, and is told until when.',
    shows: ['API-31, ORD-03, ORD-04, SES-08', { hm: 'orders/lookup--throttled' }],
    start: atLookup,
    screen: [heading('Find an order')],
    steps: [
      ...guesses,
      looksUp({}, 'Types the right one.'),
      settles('Has to wait for ten minutes, or to show that this is a person.', {
        facts: [fact('orders/lookupFailed', { reason: 'throttled' })],
        state: {
          'orders/lookup': { status: 'throttled', canProve: true },
          'orders/lookupWait': { minutes: TEN_MINUTES },
        },
        screen: [says('You can try again in 10 minutes.'), button('I am a person')],
      }),
      ...waitsItOut('orders/lookupWait', 'orders/lookupReleased'),
      looksUp({}, 'Tries again.'),
      settles('The order is there.', {
        facts: [found('processing'), TRACKED],
        state: { 'orders/lookup': { status: 'found' } },
      }),
    ],
  },
  'order-receipt-throttled': {
    title: 'Five wrong totals of a receipt, and then the right one',
    summary: 'Whoever guesses what was paid has to wait, for the right total too.',
    shows: ['API-32, ORD-06, SES-08', { hm: 'orders/receipt--throttled' }],
    domains: [...ORDER_STORY, 'orders/receiptRefused', 'orders/receiptReleased'],
    start: atReceipt,
    steps: (fixtures) => [
      TOTAL_IS_ASKED,
      ...TOTALS.flatMap((total, index) => [
        typesTotal(total, `Guesses total number ${index + 1}.`),
        notFound('It is not that.'),
      ]),
      typesTotal(totalOn(fixtures), 'Types what the receipt says.'),
      settles('Has to wait for ten minutes.', {
        facts: [fact('orders/receiptRefused', { reason: 'throttled' })],
        state: {
          'orders/receipt': { status: 'throttled' },
          'orders/receiptWait': { minutes: TEN_MINUTES },
        },
        screen: [says('You can try again in 10 minutes.')],
      }),
      ...waitsItOut('orders/receiptWait', 'orders/receiptReleased'),
      typesTotal(totalOn(fixtures), 'Types it again.'),
      RECEIPT_COMES,
    ],
  },
});
