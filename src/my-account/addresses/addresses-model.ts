import { sample, split } from 'effector';
import { boolean, integer, nullable, object, optional, string } from 'superstruct';
import {
  addToBookCall,
  addressBookCall,
  changeInBookCall,
  takeFromBookCall,
} from '../../address/api.ts';
import { addressBook } from '../../address/book-model.ts';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { Address } from '../../kernel/address.ts';
import { noPayload } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { resource } from '../../ports/http/collection.ts';
import { MutationFailure } from '../../ports/http/mutation.ts';
import { forgetAccount, openSection } from '../section-model.ts';
import { AddressBook, AddressMutation, RemovedAddress, Use } from '../../address/book.ts';

feature('account');

const OfAddress = object({ addressId: string() });
const OfAnyAddress = object({ addressId: nullable(string()) });

/** Opens the form of a saved address, or of a new one. */
export const openAddress = input('account/openAddress', OfAnyAddress);
export const closeAddress = input('account/closeAddress', noPayload());
/** Saves an address that the form has validated. */
export const saveEntry = input(
  'account/saveEntry',
  object({
    addressId: nullable(string()),
    address: Address,
    isDefault: boolean(),
    isForBills: boolean(),
  }),
);
export const chooseAddressFor = input(
  'account/chooseAddressFor',
  object({ addressId: string(), use: Use }),
);
export const removeEntry = input('account/removeEntry', OfAddress);
/** Undoes the last removal and restores the address's uses. */
export const takeAddressBack = input('account/takeAddressBack', noPayload());
export const retryBook = input('account/retryBook', noPayload());

const readBook = command('account/readBook', noPayload());

export const addressesRead = fact('account/addressesRead', object({ count: integer() }));
export const addressesNotRead = fact(
  'account/addressesNotRead',
  object({ status: optional(integer()) }),
);
export const addressSaved = fact('account/addressSaved', OfAnyAddress);
export const entryRemoved = fact('account/entryRemoved', OfAddress);
export const addressTakenBack = fact('account/addressTakenBack', noPayload());
export const addressNotChanged = fact('account/addressNotChanged', MutationFailure);

export const addressBookFx = callFx(addressBookCall);
export const addToBookFx = callFx(addToBookCall);
export const changeInBookFx = callFx(changeInBookCall);
export const takeFromBookFx = callFx(takeFromBookCall);

export const $book = state<AddressBook>('account/book', { status: 'unknown' }, AddressBook);
export const $bookWork = state<AddressMutation>(
  'account/bookWork',
  { status: 'idle' },
  AddressMutation,
);
/** Last removal, while it can be undone. */
export const $removed = state<RemovedAddress | null>(
  'account/removed',
  null,
  nullable(RemovedAddress),
);

const forget = [forgetAccount];
const book = addressBook({
  $book,
  $change: $bookWork,
  open: openAddress,
  close: closeAddress,
  changing: (action, addressId) => ({ status: 'changing', addressId, doing: action }),
  failed: addressNotChanged,
  forget,
});
const { added, changed } = split(saveEntry, {
  added: ({ addressId }) => addressId === null,
  changed: ({ addressId }) => addressId !== null,
});
const saves = [
  book
    .save(added, addToBookFx, ({ addressId: _, ...entry }) => entry)
    .done.map(() => ({ addressId: null })),
  book
    .save(changed, changeInBookFx, ({ addressId, ...entry }) => ({
      addressId: addressId ?? '',
      ...entry,
    }))
    .done.map(({ addressId }) => ({ addressId })),
];
const used = book.change('use', {
  start: chooseAddressFor,
  sendFx: changeInBookFx,
  params: ({ id, address }, { use }: { addressId: string; use: Use }) => ({
    addressId: id,
    address,
    isDefault: use === 'shipping',
    isForBills: use === 'billing',
  }),
});
const removed = book.change('remove', {
  start: removeEntry,
  sendFx: takeFromBookFx,
  params: ({ id }) => ({ addressId: id }),
});
const saved = [...saves, used.done.map(({ addressId }) => ({ addressId }))];
// AUT-26
const undone = book.undo(
  'undo',
  $removed,
  {
    start: takeAddressBack,
    sendFx: addToBookFx,
    params: ({ address: { id: _, ...address }, ...uses }) => ({ address, ...uses }),
  },
  {
    removal: removed.done,
    removedOf: ({ address, isDefault, isForBills }) => ({ address, isDefault, isForBills }),
    idOfRemoved: ({ address }) => address.id ?? '',
    others: saved,
    reset: [openSection],
  },
);
sample({ clock: saved, target: addressSaved });
sample({ clock: removed.done, target: entryRemoved });
sample({ clock: undone.done, target: addressTakenBack });

const { loaded } = resource('account/bookReads', $book, {
  start: readBook,
  readFx: addressBookFx,
  ready: (answer) => ({ status: 'ready', ...answer }),
  missed: addressesNotRead,
  when: [
    openSection.filter({ fn: ({ section }) => section === 'addresses' }),
    retryBook,
    addressSaved,
    entryRemoved,
    addressTakenBack,
    // A lost answer may have changed the book.
    addressNotChanged,
  ],
  forget,
});
sample({
  clock: loaded,
  fn: ({ addresses }) => ({ count: addresses.length }),
  target: addressesRead,
});
