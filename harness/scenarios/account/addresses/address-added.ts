import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { OPENS_NEW, atAddresses, savesNew } from './address-book-steps.ts';

export const addressAdded: Scenario = {
  id: 'address-added',
  title: 'A shopper saves a first address',
  summary: 'The first address is used for parcels and bills alike.',
  ledger: ['AUT-26', 'SES-12', 'ADR-01'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/address--added', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atAddresses(fixtures, true),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'None is saved yet.',
        facts: [{ name: 'account/addressesRead', payload: { count: 0 } }],
        screen: [{ role: 'heading', name: 'No address saved yet' }],
      },
      OPENS_NEW,
      savesNew(
        fixtures,
        { title: 'Types one, and saves it.' },
        { isDefault: true, isForBills: true },
      ),
      {
        kind: 'settle',
        title: 'It is there.',
        facts: [
          { name: 'account/addressSaved', payload: { addressId: null } },
          { name: 'account/addressesRead', payload: { count: 1 } },
        ],
        state: {
          'account/bookWork': { status: 'idle' },
          'account/book': { addresses: [{ line1: '3 Weir Lane' }] },
        },
        screen: [{ role: 'button', name: 'Change 3 Weir Lane' }],
      },
    ],
  })),
};
