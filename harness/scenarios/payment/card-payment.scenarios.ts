import { family } from '../family.ts';
import { acts, button, settles } from '../step-builders.ts';
import { CREATE_GUEST, DELETE_GUEST } from '../steps.ts';
import {
  GOOD_CARD,
  LOG,
  ORDER,
  PAY,
  PAYMENT_STORY,
  atPayment,
  confirmed,
  goesStraightToPay,
  notPaid,
  paysByCard,
  cardPaymentThen,
} from './payment-steps.ts';

export const cardPaymentScenarios = family(atPayment, PAYMENT_STORY, {
  'payment-card-broken': {
    title: 'The payment service breaks down',
    summary: 'The payment breaks down on the server: one dialog says so, and the checkout stays.',
    shows: ['PAY-02, FTL-01', { hm: 'payment/card--broken' }],
    steps: cardPaymentThen(
      '4000000000000119',
      'Pays; the service breaks down.',
      notPaid('broken', 'The shop has looked: there is no order.', { asked: [LOG] }),
    ),
  },
  'payment-card-cancelled': {
    title: 'A card’s payment is cancelled',
    summary: 'The bank says that it was cancelled.',
    shows: ['PAY-02', { hm: 'payment/card--cancelled' }],
    steps: cardPaymentThen(
      '4000008260003178',
      'Pays, and thinks better of it at the bank’s.',
      notPaid('cancelled', 'Nothing is charged, nothing is lost.'),
    ),
  },
  'payment-card-lost': {
    title: 'The answer to a payment is lost',
    summary: 'The order was placed, but its answer never came.',
    shows: ['PAY-01, API-30', { hm: 'payment/card--lost' }],
    rules: [{ on: PAY, call: 1, then: 'lost' }],
    steps: cardPaymentThen(
      GOOD_CARD,
      'Pays; the line breaks before the answer.',
      confirmed('The shop looks what became of the order, and finds it: one order.'),
    ),
  },
  'payment-card-pending': {
    title: 'A card’s payment is pending',
    summary: 'What is pending is an order all the same.',
    shows: ['PAY-01', { hm: 'payment/card--pending' }],
    steps: cardPaymentThen(
      '4000000000000077',
      'Pays by a card whose bank takes its time.',
      confirmed('The order is placed; the money is on its way.', 'pending'),
    ),
  },
  'payment-card-refused': {
    title: 'A card is refused',
    summary: 'A refused card costs nothing but another try.',
    shows: ['PAY-02, API-53', { rl: 'payment/card--refused' }, 'hm'],
    steps: (fixtures) => [
      ...goesStraightToPay(fixtures, '4000000000000002', 'Pays by a card that its bank refuses.'),
      notPaid('refused', 'It is said so; method, address and terms are as they were.', {
        state: {
          'checkout/choice': { method: 'creditCard' },
          'checkout/paymentTermsAccepted': true,
          'checkout/checkout': { status: 'open', stage: 'payment' },
        },
      }),
      paysByCard(fixtures, GOOD_CARD, 'Takes another card.'),
      confirmed('This one pays.'),
    ],
  },
  'payment-card-success': {
    title: 'A card pays',
    summary: 'A good card makes the order.',
    shows: ['PAY-01, API-53, CHK-05', { rl: 'payment/card--success' }],
    steps: cardPaymentThen(GOOD_CARD, 'Pays.', confirmed('The order is placed, and confirmed.')),
  },
  'payment-card-timeout': {
    title: 'The bank does not answer in time',
    summary:
      'The payment takes too long to be known of: the shop asks for the order before it says anything.',
    shows: ['PAY-02, API-30', { rl: 'payment/card--timeout' }],
    steps: (fixtures) => [
      ...goesStraightToPay(fixtures, '4000000000000341', 'Pays; the bank is slow.'),
      notPaid('timeout', 'The shop has looked: there is no order yet, and it may be paid again.', {
        asked: [LOG],
      }),
      paysByCard(fixtures, GOOD_CARD, 'Pays again.'),
      confirmed('One order.'),
    ],
  },
  'payment-card-unauthorised': {
    title: 'The payment service does not let the shop in',
    summary: 'The session ends during the payment and cannot be renewed.',
    shows: ['SES-07, SES-08', { rl: 'payment/card--unauthorised' }],
    steps: cardPaymentThen(
      '4000000000009235',
      'Pays; the service answers 401.',
      notPaid('unauthorised', 'The guest’s session was renewed for it, in vain; it is said so.', {
        asked: [DELETE_GUEST, CREATE_GUEST, PAY, PAY, LOG],
      }),
    ),
  },
  'payment-card-uncertain': {
    title: 'Nobody knows what became of a payment',
    summary: 'Not even the order can be asked for at first.',
    shows: ['PAY-01, API-30', { rl: 'payment/card--uncertain' }],
    rules: [
      { on: PAY, call: 1, then: 'lost' },
      { on: `GET /order/${ORDER}`, call: 1, then: 'unreachable' },
    ],
    steps: cardPaymentThen(
      GOOD_CARD,
      'Pays; the line breaks, and stays so.',
      settles('Nobody may pay again before it is known.', {
        state: { 'checkout/payment': { status: 'uncertain' } },
        screen: [button('Look again')],
      }),
      acts('Looks again.', { input: 'checkout/inquireAgain', press: button('Look again') }),
      confirmed('There it is: one order.'),
    ),
  },
  'payment-twice': {
    title: 'Somebody presses twice',
    summary: 'A second press while the first is under way is none.',
    shows: ['PAY-01', { rl: 'payment/card--twice' }],
    steps: (fixtures) => [
      ...goesStraightToPay(fixtures, GOOD_CARD, 'Pays.'),
      paysByCard(fixtures, GOOD_CARD, {
        title: 'Presses again before the answer.',
        facts: [],
        asked: [],
      }),
      confirmed('One order.'),
    ],
  },
});
