import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { BOOK_COMES, atAddresses } from './address-book-steps.ts';

export const addressBookFails: Scenario = {
  id: 'address-book-fails',
  title: 'The address book cannot be read at first',
  summary: 'The addresses do not come: the page says so, and gets them on the next try.',
  ledger: ['SES-12'],
  domains: ['account'],
  golden: [{ name: 'account/address-book--unreachable', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atAddresses(fixtures),
    rules: [
      {
        on: 'GET /account/@self/address',
        call: 1,
        then: { status: 503, errorKey: '_ERR_GENERIC' },
      },
    ],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is told so.',
        facts: [{ name: 'account/addressesNotRead' }],
        state: { 'account/book': { status: 'failed' } },
        screen: [{ role: 'button', name: 'Try again' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'account/retryBook',
        press: { role: 'button', name: 'Try again' },
        facts: [],
        state: { 'account/book': { status: 'loading' } },
      },
      BOOK_COMES,
    ],
  })),
};
