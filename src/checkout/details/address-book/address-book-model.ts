import { sample } from 'effector';
import { boolean, integer, object, optional, string } from 'superstruct';
import {
  addAddressCall,
  addressesCall,
  removeAddressCall,
  updateAddressCall,
} from '../../../address/api.ts';
import { addressBook } from '../../../address/book-model.ts';
import { command, fact, feature, input, state } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { Address } from '../../../kernel/address.ts';
import { noPayload } from '../../../kernel/struct.ts';
import { noticeAfter } from '../../../notices/notice-after.ts';
import { callFx } from '../../../ports/http/call.ts';
import { resource } from '../../../ports/http/collection.ts';
import { $isRegistered, userInfoLoaded } from '../../../session/model.ts';
import { AddressBook, AddressMutation } from '../../../address/book.ts';
import { $isDetailsOpen, forgetDetails, openDetails } from '../delivery/details-open-model.ts';
import { addressRefusalOf } from '../../../address/refusal.ts';
import { cameOnline } from '../../../ports/connection.ts';

feature('checkout');

const OfAddress = object({ addressId: string() });

export const editAddress = input('checkout/editAddress', OfAddress);
export const closeEditor = input('checkout/closeEditor', noPayload());
/** Saves the edited address, which the view has validated. */
export const saveAddress = input(
  'checkout/saveAddress',
  object({ addressId: string(), address: Address, isDefault: boolean() }),
);
export const removeAddress = input('checkout/removeAddress', OfAddress);
export const makeDefault = input('checkout/makeDefault', OfAddress);
export const retryAddresses = input('checkout/retryAddresses', noPayload());

export const readAddresses = command('checkout/readAddresses', noPayload());
/** Adds an address typed for this order to the address book. */
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
export const $bookChange = state<AddressMutation>(
  'checkout/bookChange',
  { status: 'idle' },
  AddressMutation,
);

const forget = [forgetDetails];
const book = addressBook({
  $book: $addressBook,
  $change: $bookChange,
  open: editAddress,
  close: closeEditor,
  changing: (_, addressId) => ({ status: 'changing', addressId }),
  forget,
});
const saved = book.save(saveAddress, updateAddressFx, (input) => input);
const madeDefault = book.change('default', {
  start: makeDefault,
  sendFx: updateAddressFx,
  params: ({ id, address }) => ({ addressId: id, address, isDefault: true }),
});
const removed = book.change('remove', {
  start: removeAddress,
  sendFx: removeAddressFx,
  params: ({ id }) => ({ addressId: id }),
});
const idOnly = ({ addressId }: { addressId: string }) => ({ addressId });
sample({ clock: [saved.done, madeDefault.done], fn: idOnly, target: addressChanged });
sample({ clock: removed.done, target: addressRemoved });
sample({
  clock: [saved.failed, madeDefault.failed, removed.failed],
  fn: ({ params }) => idOnly(params),
  target: addressChangeFailed,
});
sample({ clock: keepAddress, fn: ({ address }) => address, target: addAddressFx });
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

// The order still uses the address: a notice, not an error.
noticeAfter(addressNotKept, 'checkout:details.book.notKept', { severity: 'info', ms: 8000 });

// Guests have no saved addresses; a shopper who signs in at this step does.
const wanted = sampleStores({
  clock: [openDetails.map(() => true), userInfoLoaded.map(() => false)],
  source: { isRegistered: $isRegistered, isOpen: $isDetailsOpen, book: $addressBook },
  fn: ({ isRegistered, isOpen, book }, isEntered) =>
    isRegistered && isOpen && (isEntered || book.status === 'unknown'),
}).filter({ fn: Boolean });
const missed = sampleStores({
  clock: cameOnline,
  source: { isOpen: $isDetailsOpen, book: $addressBook },
  filter: ({ isOpen, book }) => isOpen && book.status === 'failed',
});
const reading = resource('checkout/addressesRead', $addressBook, {
  start: readAddresses,
  readFx: addressesFx,
  ready: (addresses) => ({ status: 'ready', addresses }),
  missed: addressesFailed,
  when: [
    wanted,
    retryAddresses,
    missed,
    addressChanged,
    addressRemoved,
    addressChangeFailed,
    addressKept,
  ],
  forget,
});
export const bookRead = reading.loaded;
sample({ clock: bookRead, fn: ({ length }) => ({ count: length }), target: addressesLoaded });
