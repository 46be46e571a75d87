import { sample } from 'effector';
import { boolean, integer, object, optional, string } from 'superstruct';
import {
  addAddressCall,
  addressesCall,
  removeAddressCall,
  updateAddressCall,
} from '../../../address/api.ts';
import { command, fact, input, state } from '../../../event-log/units.ts';
import { Address } from '../../../kernel/address.ts';
import { nothing } from '../../../kernel/struct.ts';
import { showNotice } from '../../../notices/model.ts';
import { notice } from '../../../notices/notices.ts';
import { callFx } from '../../../ports/http/call.ts';
import { statusField } from '../../../ports/http/errors.ts';
import { query } from '../../../ports/http/query.ts';
import { $isRegistered } from '../../../session/model.ts';
import { AddressBook, BookChange, addressesOf } from './address-book.ts';
import { $isDetailsOpen, forgetDetails, openDetails } from '../delivery/details-open-model.ts';
import { addressRefusalOf } from './refusal.ts';
import { buyerRead, connectionRegained } from '../../incoming.ts';

const OfAddress = object({ addressId: string() });

export const editAddress = input('checkout/editAddress', OfAddress);
export const closeEditor = input('checkout/closeEditor', nothing());
/** The changed address, as the view has found it right. */
export const saveAddress = input(
  'checkout/saveAddress',
  object({ addressId: string(), address: Address, isDefault: boolean() }),
);
export const removeAddress = input('checkout/removeAddress', OfAddress);
export const makeDefault = input('checkout/makeDefault', OfAddress);
export const retryAddresses = input('checkout/retryAddresses', nothing());

export const readAddresses = command('checkout/readAddresses', nothing());
/** Saves an address that was typed for this order. */
export const keepAddress = command('checkout/keepAddress', object({ address: Address }));

export const addressesLoaded = fact('checkout/addressesLoaded', object({ count: integer() }));
export const addressesFailed = fact(
  'checkout/addressesFailed',
  object({ status: optional(integer()) }),
);
export const addressChanged = fact('checkout/addressChanged', OfAddress);
export const addressRemoved = fact('checkout/addressRemoved', OfAddress);
export const addressChangeFailed = fact('checkout/addressChangeFailed', OfAddress);
export const addressKept = fact('checkout/addressKept', object({ addressId: optional(string()) }));
export const addressNotKept = fact(
  'checkout/addressNotKept',
  object({ errorKey: optional(string()) }),
);

export const addressesFx = callFx(addressesCall);
export const addAddressFx = callFx(addAddressCall);
export const updateAddressFx = callFx(updateAddressCall);
export const removeAddressFx = callFx(removeAddressCall);

export const $addressBook = state<AddressBook>(
  'checkout/addressBook',
  { status: 'unknown' },
  AddressBook,
);
export const $bookChange = state<BookChange>('checkout/bookChange', { status: 'idle' }, BookChange);

const fetchAddresses = command('checkout/fetchAddresses', nothing());
const reading = query('checkout/addressesRead', { wish: fetchAddresses, readFx: addressesFx });
/** The saved addresses are there, or are there anew. */
export const bookRead = reading.doneData;

$addressBook
  .on(readAddresses, (book) => (book.status === 'ready' ? book : { status: 'loading' }))
  .on(reading.doneData, (_, addresses) => ({ status: 'ready', addresses }))
  .on(reading.failData, (book) => (book.status === 'ready' ? book : { status: 'failed' }))
  .reset(forgetDetails);

const isBusy = ({ status }: BookChange) => status === 'saving' || status === 'changing';

// One change at a time: pressed twice, sent once.
const whenFree = (wish: typeof removeAddress) =>
  sample({
    clock: wish,
    source: $bookChange,
    filter: (change) => !isBusy(change),
    fn: (_, { addressId }) => ({ addressId }),
  });
const removalWanted = whenFree(removeAddress);
const defaultWanted = sample({
  clock: whenFree(makeDefault),
  source: $addressBook,
  fn: (book, { addressId }) => addressesOf(book).find(({ id }) => id === addressId),
}).filterMap((address) =>
  address?.id === undefined ? undefined : { addressId: address.id, address, isDefault: true },
);
const changeWanted = sample({
  clock: saveAddress,
  source: $bookChange,
  filter: (change) => !isBusy(change),
  fn: (_, wish) => wish,
});

const edited = sample({
  clock: updateAddressFx.finally,
  source: $bookChange,
  fn: (change, outcome) => ({ isEditor: change.status === 'saving', outcome }),
});

$bookChange
  .on(editAddress, (change, { addressId }) =>
    isBusy(change) ? change : { status: 'editing', addressId },
  )
  .on(closeEditor, (change) => (change.status === 'editing' ? { status: 'idle' } : change))
  .on(changeWanted, (_, { addressId }) => ({ status: 'saving', addressId }))
  .on([removalWanted, defaultWanted], (_, { addressId }) => ({ status: 'changing', addressId }))
  .on(edited, (_, { isEditor, outcome }) => {
    if (outcome.status === 'done') return { status: 'idle' };
    const { addressId } = outcome.params;
    return isEditor
      ? { status: 'editing', addressId, refusal: addressRefusalOf(outcome.error) }
      : { status: 'failed', doing: 'default' };
  })
  .on(removeAddressFx.done, () => ({ status: 'idle' }))
  .on(removeAddressFx.fail, () => ({ status: 'failed', doing: 'remove' }))
  .reset(forgetDetails);

sample({ clock: [changeWanted, defaultWanted], target: updateAddressFx });
sample({ clock: removalWanted, target: removeAddressFx });
sample({ clock: keepAddress, fn: ({ address }) => address, target: addAddressFx });

sample({
  clock: updateAddressFx.done,
  fn: ({ params: { addressId } }) => ({ addressId }),
  target: addressChanged,
});
sample({ clock: removeAddressFx.done, fn: ({ params }) => params, target: addressRemoved });
sample({
  clock: [
    updateAddressFx.fail.map(({ params: { addressId } }) => ({ addressId })),
    removeAddressFx.fail.map(({ params: { addressId } }) => ({ addressId })),
  ],
  target: addressChangeFailed,
});
sample({
  clock: addAddressFx.doneData,
  fn: ({ id }) => (id === undefined ? {} : { addressId: id }),
  target: addressKept,
});
sample({
  clock: addAddressFx.failData,
  fn: (error) => {
    const { key } = addressRefusalOf(error);
    return key === undefined ? {} : { errorKey: key };
  },
  target: addressNotKept,
});

// The order has it all the same.
sample({
  clock: addressNotKept,
  fn: () => notice('info', 'checkout:details.book.notKept', 8000),
  target: showNotice,
});

// Guests have none. Who signs in on this very step has.
const wanted = sample({
  clock: [openDetails.map(() => true), buyerRead.map(() => false)],
  source: { isRegistered: $isRegistered, isOpen: $isDetailsOpen, book: $addressBook },
  fn: ({ isRegistered, isOpen, book }, isEntered) =>
    isRegistered && isOpen && (isEntered || book.status === 'unknown'),
}).filter({ fn: Boolean });
const missed = sample({
  clock: connectionRegained,
  source: { isOpen: $isDetailsOpen, book: $addressBook },
  filter: ({ isOpen, book }) => isOpen && book.status === 'failed',
});
sample({
  clock: [
    wanted,
    retryAddresses,
    missed,
    addressChanged,
    addressRemoved,
    addressChangeFailed,
    addressKept,
  ],
  target: readAddresses,
});
sample({ clock: readAddresses, target: fetchAddresses });
sample({
  clock: reading.doneData,
  fn: ({ length }) => ({ count: length }),
  target: addressesLoaded,
});
sample({ clock: reading.failData, fn: statusField, target: addressesFailed });
