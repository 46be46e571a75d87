import { describe, expect, it } from 'vitest';
import type { Address } from '#src/kernel/address.ts';
import { entriesOf, takesParcels } from '#src/address/book.ts';

const { id: _, ...TYPED }: Address = {
  id: '',
  firstName: 'Ada',
  lastName: 'Example',
  line1: '1 Loom Street',
  postcode: 'SW1A 1AA',
  city: 'London',
  country: 'GB',
};
const HOME = { id: 'A1', ...TYPED };
const WORK = { id: 'A2', ...TYPED, line1: '2 Mill Lane' };

describe('the uses of addresses', () => {
  it('bills use the parcel’s address, unless an existing address is named', () => {
    const addresses = [HOME, WORK];
    const billing = (billingId?: string) =>
      entriesOf({ status: 'ready', addresses, ...(billingId !== undefined && { billingId }) }).find(
        ({ isForBills }) => isForBills,
      )?.id;
    expect(billing()).toBe('A1');
    expect(billing('A2')).toBe('A2');
    expect(billing('gone')).toBe('A1');
  });

  it('ADR-20 rejects a post-office box for parcels', () => {
    expect(takesParcels(HOME)).toBe(true);
    expect(takesParcels({ ...HOME, line2: 'PO Box 12' })).toBe(false);
  });
});
