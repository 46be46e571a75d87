import { family } from '../family.ts';
import { acts, button, radio, fact, says, settles, fails } from '../step-builders.ts';
import { MADE_ANEW } from '../steps.ts';
import {
  CHECK_ADDRESS,
  DETAILS_STORY,
  SAVE_BILLING,
  SAVED_HOME,
  SAVE_DELIVERY,
  TYPED,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  sendsAgain,
  typesAddress,
} from './checkout-details-steps.ts';
import { TO_PAYMENT, atCheckout, opened } from './checkout-steps.ts';

const chooses = (optionId: string, name: string) =>
  acts(`Chooses ${name}.`, {
    input: 'checkout/chooseOption',
    press: radio(name),
    payload: { optionId },
    // A store with a single option is not in this situation.
    state: { 'checkout/chosenOptions': { home: optionId } },
  });

export const deliveryDetailsScenarios = family(guestAtDetails, DETAILS_STORY, {
  'checkout-details-guest': {
    title: 'A guest has the bag delivered home',
    summary: 'Checked, saved, billed, in that order.',
    shows: [
      'CHK-04, CHK-08, CHK-11, API-15, API-62, API-63',
      { rl: 'checkout/details--guest', hm: 'checkout/details--guest-tailored' },
    ],
    steps: (fixtures) => [
      detailsCome,
      typesAddress(),
      sendsAddress(fixtures),
      { ...paymentComes, asked: [SAVE_DELIVERY, SAVE_BILLING, TO_PAYMENT] },
    ],
  },
  'checkout-details-option-gone': {
    title: 'The chosen way of delivery is gone',
    summary: 'Between looking and pressing the courier was booked out.',
    shows: ['CHK-08, API-15', { rl: 'checkout/details--option-gone' }, 'rl'],
    rules: [fails(SAVE_DELIVERY, 400, '_ERR_SHIPPING_MODE_INVALID')],
    steps: (fixtures) => [
      detailsCome,
      chooses('102', 'Express'),
      typesAddress(),
      sendsAddress(fixtures),
      settles('Express is not available any more. The address stays.', {
        facts: [
          fact('checkout/detailsRefused', {
            at: 'delivery',
            errorKey: '_ERR_SHIPPING_MODE_INVALID',
          }),
        ],
        screen: [
          says('This way of delivery is not available any more. Please choose another one.'),
        ],
      }),
      chooses('101', 'Standard'),
      sendsAgain({ asked: [SAVE_DELIVERY] }),
      paymentComes,
    ],
  },
  'checkout-details-saved': {
    title: 'A registered shopper has the bag sent to a saved address',
    summary: 'One press is enough for whom the shop knows.',
    shows: ['CHK-11, API-15', { hm: 'checkout/details--saved-address' }],
    start: (fixtures) => ({
      ...atCheckout(fixtures, '/checkout/shipping', 'mira'),
      addresses: [SAVED_HOME, { ...SAVED_HOME, address1: '1 Wharf Street' }],
    }),
    steps: [
      {
        ...detailsCome,
        state: { 'checkout/chosenAddresses': { shipping: 'A1' } },
      },
      acts('Chooses the second one.', {
        input: 'checkout/chooseAddress',
        press: 'no-control',
        payload: { purpose: 'shipping', addressId: 'A2' },
      }),
      acts('Goes on to the payment.', {
        input: 'checkout/submitDetails',
        press: button('Continue to payment'),
        payload: { wrong: [], forms: [] },
        asked: [SAVE_DELIVERY],
      }),
      paymentComes,
    ],
  },
  'checkout-details-session-over': {
    title: 'A guest’s session ends at the address',
    summary:
      'The session is over when the address is sent: the page loads anew, and what was typed does not go with it.',
    shows: ['SES-11, SES-12, CHK-04', { rl: 'checkout/details--session-over' }, 'rl'],
    domains: [...DETAILS_STORY, 'session/expired', 'session/guestCreated', 'session/resumed'],
    rules: [
      {
        on: CHECK_ADDRESS,
        call: 1,
        then: { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 },
      },
    ],
    steps: (fixtures) => [
      { ...detailsCome, facts: [...MADE_ANEW, ...detailsCome.facts] },
      typesAddress(),
      sendsAddress(fixtures),
      settles('The session is made anew, and so is the page. All that was typed is there.', {
        facts: [
          fact('session/expired', { userType: 'guest', status: 401 }),
          fact('session/guestCreated'),
          fact('session/resumed', { since: 'reloading' }),
          fact('checkout/detailsRecalled'),
          opened('shipping'),
        ],
        state: { 'checkout/typed': { shipping: { draft: TYPED } } },
        screen: [],
      }),
      sendsAgain({ title: 'It goes on by itself.', press: 'no-control' }),
      paymentComes,
    ],
  },
});
