import { sample } from 'effector';
import { spread } from 'patronum';
import { boolean, integer, nullable, object, optional, string } from 'superstruct';
import {
  addToBookCall,
  addressBookCall,
  changeInBookCall,
  takeFromBookCall,
} from '../../address/book-api.ts';
import { addressRefusalOf } from '../../checkout/details/address-book/refusal.ts';
import { command, fact, input, state } from '../../event-log/units.ts';
import { Address } from '../../kernel/address.ts';
import { nothing } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn, statusField } from '../../ports/http/errors.ts';
import { query } from '../../ports/http/query.ts';
import { forgetAccount, openSection } from '../section-model.ts';
import { BookState, BookWork, RemovedAddress, Use, entriesOf, isBusy } from './addresses.ts';

const OfAddress = object({ addressId: string() });
const OfAnyAddress = object({ addressId: nullable(string()) });

/** The form of a saved address, or of a new one. */
export const openAddress = input('account/openAddress', OfAnyAddress);
export const closeAddress = input('account/closeAddress', nothing());
/** The address as the view has found it right. */
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
/** The address that was removed last is to be there again, with what it was used for. */
export const takeAddressBack = input('account/takeAddressBack', nothing());
export const retryBook = input('account/retryBook', nothing());

const readBook = command('account/readBook', nothing());

export const addressesRead = fact('account/addressesRead', object({ count: integer() }));
export const addressesNotRead = fact(
  'account/addressesNotRead',
  object({ status: optional(integer()) }),
);
export const addressSaved = fact('account/addressSaved', OfAnyAddress);
export const entryRemoved = fact('account/entryRemoved', OfAddress);
export const addressTakenBack = fact('account/addressTakenBack', nothing());
export const addressNotChanged = fact('account/addressNotChanged', object({ errorKey: string() }));

export const addressBookFx = callFx(addressBookCall);
export const addToBookFx = callFx(addToBookCall);
export const changeInBookFx = callFx(changeInBookCall);
export const takeFromBookFx = callFx(takeFromBookCall);

export const $book = state<BookState>('account/book', { status: 'unknown' }, BookState);
export const $bookWork = state<BookWork>('account/bookWork', { status: 'idle' }, BookWork);
/** What can be taken back. */
export const $removed = state<RemovedAddress | null>(
  'account/removed',
  null,
  nullable(RemovedAddress),
);

const reading = query('account/bookReads', {
  wish: readBook,
  readFx: addressBookFx,
  forget: [forgetAccount],
});

$book
  .on(readBook, (book) => (book.status === 'ready' ? book : { status: 'loading' }))
  .on(reading.doneData, (_, book) => ({ status: 'ready', ...book }))
  // What is shown stays if it cannot be read anew.
  .on(reading.failData, (book) => (book.status === 'ready' ? book : { status: 'failed' }))
  .reset(forgetAccount);

// One change at a time: pressed twice, sent once.
const saveWanted = sample({
  clock: saveEntry,
  source: $bookWork,
  filter: (work) => !isBusy(work),
  fn: (_, wish) => wish,
});
const useWanted = sample({
  clock: chooseAddressFor,
  source: { work: $bookWork, book: $book },
  fn: ({ work, book }, { addressId, use }) => ({
    use,
    entry: isBusy(work) ? undefined : entriesOf(book).find(({ id }) => id === addressId),
  }),
}).filterMap(({ use, entry }) =>
  entry === undefined
    ? undefined
    : {
        addressId: entry.id,
        address: entry.address,
        isDefault: use === 'shipping',
        isForBills: use === 'billing',
      },
);
const removalWanted = sample({
  clock: removeEntry,
  source: { work: $bookWork, book: $book },
  fn: ({ work, book }, { addressId }) =>
    isBusy(work) ? undefined : entriesOf(book).find(({ id }) => id === addressId),
}).filterMap((entry) => entry);
const backWanted = sample({
  clock: takeAddressBack,
  source: { work: $bookWork, removed: $removed },
  fn: ({ work, removed }) => (isBusy(work) ? null : removed),
}).filterMap((removed) => removed ?? undefined);

$bookWork
  .on(openAddress, (work, { addressId }) =>
    isBusy(work) ? work : { status: 'editing', addressId },
  )
  .on(closeAddress, (work) => (work.status === 'editing' ? { status: 'idle' } : work))
  .on(saveWanted, (_, { addressId }) => ({ status: 'saving', addressId }))
  .on(useWanted, (_, { addressId }) => ({ status: 'changing', addressId, doing: 'use' }))
  .on(removalWanted, (_, { id }) => ({ status: 'changing', addressId: id, doing: 'remove' }))
  .on(backWanted, (_, { address }) => ({
    status: 'changing',
    addressId: address.id ?? '',
    doing: 'undo',
  }))
  .reset(forgetAccount);

sample({
  clock: saveWanted,
  fn: ({ addressId, ...wish }) =>
    addressId === null ? { add: wish } : { change: { addressId, ...wish } },
  target: spread({ add: addToBookFx, change: changeInBookFx }),
});
sample({ clock: useWanted, target: changeInBookFx });
sample({ clock: removalWanted, fn: ({ id }) => ({ addressId: id }), target: takeFromBookFx });
sample({
  clock: backWanted,
  fn: ({ address: { id: _, ...address }, ...uses }) => ({ address, ...uses }),
  target: addToBookFx,
});

const settled = sample({
  clock: [addToBookFx.finally, changeInBookFx.finally, takeFromBookFx.finally],
  source: { work: $bookWork, book: $book },
  fn: ({ work, book }, outcome) => ({
    work,
    book,
    error: outcome.status === 'fail' ? outcome.error : undefined,
  }),
});
const worked = settled.filterMap(({ work, book, error }) => (error ? undefined : { work, book }));
const failed = settled.filterMap(({ work, error }) => (error ? { work, error } : undefined));

$bookWork
  .on(worked, () => ({ status: 'idle' }))
  .on(failed, (_, { work, error }) => {
    if (work.status === 'changing') return { status: 'failed', doing: work.doing };
    if (work.status !== 'saving') return work;
    return {
      status: 'editing',
      addressId: work.addressId,
      refusal: addressRefusalOf(error),
    };
  });

// AUT-26: until something else is done.
$removed
  .on(worked, (_, { work, book }) => {
    if (work.status !== 'changing' || work.doing !== 'remove') return null;
    const entry = entriesOf(book).find(({ id }) => id === work.addressId);
    if (!entry) return null;
    const { address, isDefault, isForBills } = entry;
    return { address, isDefault, isForBills };
  })
  .reset([openSection, forgetAccount]);

spread({
  source: worked.map(({ work }) => doneBy(work)),
  targets: { saved: addressSaved, removed: entryRemoved, takenBack: addressTakenBack },
});
sample({
  clock: failed,
  fn: ({ error }) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: addressNotChanged,
});

sample({
  clock: [
    openSection.filter({ fn: ({ section }) => section === 'addresses' }),
    retryBook,
    addressSaved,
    entryRemoved,
    addressTakenBack,
    // A lost answer may have changed it.
    addressNotChanged,
  ],
  target: readBook,
});
sample({
  clock: reading.doneData,
  fn: ({ addresses }) => ({ count: addresses.length }),
  target: addressesRead,
});
sample({ clock: reading.failData, fn: statusField, target: addressesNotRead });

/** What has happened, by what was under way. */
function doneBy(work: BookWork): {
  saved?: { addressId: string | null };
  removed?: { addressId: string };
  takenBack?: void;
} {
  if (work.status !== 'saving' && work.status !== 'changing') return {};
  if (work.status === 'saving') return { saved: { addressId: work.addressId } };
  const { addressId, doing } = work;
  return {
    use: { saved: { addressId } },
    remove: { removed: { addressId } },
    undo: { takenBack: undefined },
  }[doing];
}
