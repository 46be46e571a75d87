import { MAILED_TO_KEY } from '#src/orders/mailed-to.ts';
import { inBoth } from '../brand-fixtures.ts';
import { ORDER, loaded, ordered } from './order-steps.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

const EMAIL = 'mira.guest@mail.example';
const PASSWORD = 'warp-and-weft-5';

export const confirmationAccount: Scenario = {
  id: 'confirmation-account',
  title: 'A guest makes an account of the order that was just placed',
  summary: 'A guest keeps the order that was just placed in an account of their own.',
  ledger: ['API-39', 'AUT-17', 'AUT-19', 'VAL-04', 'RTE-12'],
  domains: [
    'orders/orderLoaded',
    'auth/registered',
    'auth/registrationFailed',
    'auth/signedIn',
    'session/guestCreated',
  ],
  inBrowser: true,
  golden: [{ name: 'orders/confirmation--account-made', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/ordershippingbillingconfirmationview'),
      search: `?orderId=${ORDER}`,
      person: 'guest',
      orders: [{ ...ordered(fixtures), email: EMAIL }],
      storage: {
        'selvedge.userType': 'guest',
        [MAILED_TO_KEY]: JSON.stringify({ orderId: ORDER, email: EMAIL }),
      },
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The confirmation names the address, and offers an account for it.',
        facts: [loaded('processing')],
        screen: [
          { role: 'heading', name: 'Thank you, Mira' },
          { role: 'heading', name: 'Keep this order with you' },
        ],
      },
      {
        kind: 'shopper',
        title: 'Chooses a password.',
        input: 'auth/register',
        payload: {
          orderId: ORDER,
          email: EMAIL,
          password: PASSWORD,
          passwordConfirmation: PASSWORD,
          newsletter: false,
        },
        press: {
          role: 'button',
          name: 'Create my account',
          fill: { Password: PASSWORD, 'Repeat password': PASSWORD },
        },
        facts: [],
        asked: ['POST /person'],
        state: { 'auth/registration': { status: 'submitting' } },
      },
      {
        kind: 'settle',
        title: 'The account is there, with the order in it, and the shopper signed in.',
        facts: [{ name: 'auth/registered' }, { name: 'auth/signedIn' }],
        state: {
          'auth/registration': { status: 'registered' },
          'orders/order': { status: 'ready' },
        },
        screen: [{ text: 'Your account is ready, and this order is in it. You are signed in.' }],
      },
    ],
  })),
};
