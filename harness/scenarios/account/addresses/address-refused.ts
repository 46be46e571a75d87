import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { BOOK_COMES, OPENS_NEW, atAddresses, savesNew } from './address-book-steps.ts';

export const addressRefused: Scenario = {
  id: 'address-refused',
  title: 'The address book is full',
  summary: 'What was typed stays, and the shopper is told what to do.',
  ledger: ['SES-12'],
  domains: ['account'],
  golden: [{ name: 'account/address--refused', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atAddresses(fixtures),
    rules: [
      {
        on: 'POST /account/@self/address',
        call: 1,
        then: { status: 400, errorKey: '_ERR_ADDRESS_LIMIT' },
      },
    ],
    screen: [],
    steps: [
      BOOK_COMES,
      OPENS_NEW,
      savesNew(fixtures, { title: 'Saves one more.' }),
      {
        kind: 'settle',
        title: 'Is told that it is full.',
        facts: [
          { name: 'account/addressNotChanged', payload: { errorKey: '_ERR_ADDRESS_LIMIT' } },
          { name: 'account/addressesRead' },
        ],
        state: {
          'account/bookWork': {
            status: 'editing',
            addressId: null,
            refusal: { reason: 'refused', key: '_ERR_ADDRESS_LIMIT' },
          },
        },
        screen: [
          {
            text: 'Your address book is full: it holds 20 addresses. Please remove one first.',
          },
        ],
      },
      {
        kind: 'shopper',
        title: 'Leaves it.',
        input: 'account/closeAddress',
        press: { role: 'button', name: 'Leave it as it is' },
        facts: [],
        state: { 'account/bookWork': { status: 'idle' } },
      },
    ],
  })),
};
