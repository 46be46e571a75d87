import { type EventCallable, allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Address } from '#src/kernel/address.ts';
import { entriesOf, takesParcels } from '#src/my-account/addresses/addresses.ts';
import {
  $book,
  $bookWork,
  $removed,
  chooseAddressFor,
  openAddress,
  removeEntry,
  takeAddressBack,
} from '#src/my-account/addresses/addresses-model.ts';
import { guest, registered, settle } from '#tests/session/shop-scope.ts';
import { areaAt } from './area.ts';

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

async function book(answer: object = { addresses: [HOME, WORK], billingId: 'A2' }) {
  const area = await areaAt('/myaccount/addresses');
  await area.answers.answer(answer);
  const { scope } = area;
  area.calls.length = 0;
  return {
    ...area,
    entries: () =>
      entriesOf(scope.getState($book)).map(({ id, isDefault, isForBills }) => [
        id,
        isDefault,
        isForBills,
      ]),
    work: () => scope.getState($bookWork),
    removed: () => scope.getState($removed),
    async does(wish: EventCallable<any>, params?: unknown) {
      void allSettled(wish, { scope, params }); // any: wishes of every shape
      await settle();
    },
  };
}

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

it('SES-12 reads the book when its page is opened', async () => {
  const { entries, factsOf } = await book();
  expect(entries()).toEqual([
    ['A1', true, false],
    ['A2', false, true],
  ]);
  expect(factsOf()).toEqual(['account/addressesRead']);
});

it.each([
  ['shipping', { isDefault: true, isForBills: false }],
  ['billing', { isDefault: false, isForBills: true }],
] as const)('AUT-26 makes an address the default for %s', async (use, uses) => {
  const { does, sent } = await book();
  await does(chooseAddressFor, { addressId: 'A2', use });
  expect(sent()).toEqual([['address.changeInBook', { addressId: 'A2', address: WORK, ...uses }]]);
});

it('AUT-26 restores a removed address with its uses, once', async () => {
  const { does, sent, answers, removed, factsOf } = await book({ addresses: [HOME] });
  await does(removeEntry, { addressId: 'A1' });
  await does(removeEntry, { addressId: 'A1' });
  expect(sent()).toEqual([['address.takeFromBook', { addressId: 'A1' }]]);
  await answers.answer(undefined);
  expect(removed()).toEqual({ address: HOME, isDefault: true, isForBills: true });
  await answers.answer({ addresses: [] });
  await does(takeAddressBack);
  await does(takeAddressBack);
  expect(sent().slice(2)).toEqual([
    ['address.addToBook', { address: TYPED, isDefault: true, isForBills: true }],
  ]);
  await answers.answer({ id: 'A9' });
  expect(removed()).toBeNull();
  expect(factsOf().at(-1)).toBe('account/addressTakenBack');
});

it('SES-13 shows the next shopper none of it', async () => {
  const { does, answers, scope, looksAgain, removed, work } = await book();
  await does(removeEntry, { addressId: 'A1' });
  await answers.answer(undefined);
  await does(openAddress, { addressId: 'A2' });
  await looksAgain({ ...registered(), userId: '10002' });
  expect(removed()).toBeNull();
  expect(work()).toEqual({ status: 'idle' });
  expect(scope.getState($book)).toEqual({ status: 'loading' });
  await looksAgain(guest());
  expect(scope.getState($book)).toEqual({ status: 'unknown' });
});
