import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { BOOK_COMES, WHARF, atAddresses } from './address-book-steps.ts';

export const addressForBills: Scenario = {
  id: 'address-for-bills',
  title: 'A shopper has bills sent to another address than parcels',
  summary: 'Bills can go elsewhere than parcels.',
  ledger: ['AUT-26', 'SES-12'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/address--for-bills', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atAddresses(fixtures),
    rules: [],
    screen: [],
    steps: [
      BOOK_COMES,
      {
        kind: 'shopper',
        title: 'Bills are to go to the second one.',
        input: 'account/chooseAddressFor',
        payload: { addressId: 'A2', use: 'billing' },
        press: { role: 'button', name: `Send bills here: ${WHARF}` },
        facts: [],
        asked: ['PUT /account/@self/address/A2'],
        state: { 'account/bookWork': { status: 'changing', doing: 'use' } },
      },
      {
        kind: 'settle',
        title: 'They do; parcels go where they went.',
        facts: [
          { name: 'account/addressSaved', payload: { addressId: 'A2' } },
          { name: 'account/addressesRead' },
        ],
        state: {
          'account/book': { billingId: 'A2', addresses: [{ id: 'A1' }, { id: 'A2' }] },
        },
      },
    ],
  })),
};
