import type { Effect, Event, EventCallable, StoreWritable } from 'effector';
import { collection } from '../ports/http/collection.ts';
import type { CallError } from '../ports/http/errors.ts';
import { type Mutation, isPending, mutation } from '../ports/http/mutation.ts';
import { type AddressAction, type AddressBook, type AddressMutation, entriesOf } from './book.ts';
import { addressRefusalOf } from './refusal.ts';

interface AddressBookOptions {
  $book: StoreWritable<AddressBook>;
  $change: StoreWritable<AddressMutation>;
  /** Open and close the form of an address. */
  open: Event<{ addressId: string | null }>;
  close: Event<void>;
  /** State while an entry is being changed. */
  changing: (action: AddressAction, addressId: string) => AddressMutation;
  failed?: EventCallable<{ errorKey: string }>;
  forget: Event<any>[]; // any: the payload is dropped
}

/**
 * Connects the saved addresses of the checkout or of the account: their form, and the changes of
 * entries by `collection()`. `save` saves the address of the form.
 */
export function addressBook({
  $book,
  $change,
  open,
  close,
  changing,
  ...common
}: AddressBookOptions) {
  $change
    .on(open, (change, { addressId }) =>
      isPending(change) ? change : { status: 'editing', addressId },
    )
    .on(close, (change) => (change.status === 'editing' ? { status: 'idle' } : change));
  return {
    ...collection({
      ...common,
      $list: $book,
      $change,
      entriesIn: entriesOf,
      idOf: ({ addressId }: { addressId: string }) => addressId,
      changing,
      notChanged: (action: AddressAction) => ({ status: 'failed', doing: action }),
    }),
    save<Input extends { addressId: string | null }, Params, Value>(
      start: Event<Input>,
      sendFx: Effect<Params, Value, CallError>,
      params: (input: Input) => Params,
    ): Mutation<Params, Value> {
      return mutation($change, {
        ...common,
        start,
        params,
        sendFx,
        pending: ({ addressId }) => ({ status: 'saving', addressId }),
        refused: (error, _, change) => ({
          status: 'editing',
          addressId: change.status === 'saving' ? change.addressId : null,
          refusal: addressRefusalOf(error),
        }),
        awaits: ({ status }) => status === 'saving',
      });
    },
  };
}
