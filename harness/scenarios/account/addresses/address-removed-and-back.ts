import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import {
  BOOK_COMES,
  FIRST_LINE,
  UNDOES,
  WHARF,
  atAddresses,
  removes,
} from './address-book-steps.ts';

export const addressRemovedAndBack: Scenario = {
  id: 'address-removed-and-back',
  title: 'A shopper removes the default address, and takes it back',
  summary:
    'The address that everything went to is removed: the next one takes its place, until it is back.',
  ledger: ['AUT-26', 'SES-12'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/address--removed-and-back', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atAddresses(fixtures),
    rules: [],
    screen: [],
    steps: [
      BOOK_COMES,
      removes('A1', FIRST_LINE, { title: 'Removes the first.' }),
      {
        kind: 'settle',
        title: 'It is gone, and parcels go to the other.',
        facts: [
          { name: 'account/entryRemoved', payload: { addressId: 'A1' } },
          { name: 'account/addressesRead', payload: { count: 1 } },
        ],
        state: {
          'account/book': { status: 'ready', addresses: [{ id: 'A2' }] },
          'account/removed': { isDefault: true, isForBills: true },
        },
        screen: [{ text: `${FIRST_LINE} is removed. Parcels go to ${WHARF} from now on.` }],
      },
      UNDOES,
      {
        kind: 'settle',
        title: 'It is back, with what it was used for.',
        facts: [
          { name: 'account/addressTakenBack' },
          { name: 'account/addressesRead', payload: { count: 2 } },
        ],
        state: {
          'account/book': { addresses: [{ line1: FIRST_LINE }, { id: 'A2' }] },
          'account/removed': null,
        },
      },
    ],
  })),
};
