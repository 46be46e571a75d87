import {
  type Effect,
  type Event,
  type EventCallable,
  type StoreWritable,
  type Unit,
  sample,
} from 'effector';
import { type CallError, statusField } from './errors.ts';
import { type Mutation, mutation } from './mutation.ts';
import { query } from './query.ts';

/** Data of the backend: not requested, under way, known, or not available. */
export type Resource<Ready> =
  { status: 'unknown' } | { status: 'loading' } | { status: 'failed' } | Ready;

interface ResourceOptions<Value, Ready> {
  /** Requests a read. Known data stays meanwhile, and after a failure. */
  start: EventCallable<void>;
  readFx: Effect<void, Value, CallError>;
  ready: (value: Value) => Ready;
  /** Fact of a read that failed. */
  missed: EventCallable<{ status?: number | undefined }>;
  /** Input a read as well. */
  when: Unit<any>[]; // any: the payload is dropped
  forget: Event<any>[]; // any: the payload is dropped
}

/** Stores the data of a read. `name` is the state of its `query()`. */
export function resource<Value, Ready extends { status: 'ready' }>(
  name: string,
  $state: StoreWritable<Resource<Ready>>,
  { start, readFx, ready, missed, when, forget }: ResourceOptions<Value, Ready>,
): { loaded: Event<Value> } {
  const { doneData, failData } = query(name, { start, readFx, forget });
  const orKnown = (state: Resource<Ready>, status: 'loading' | 'failed') =>
    state.status === 'ready' ? state : { status };
  $state
    .on(start, (state) => orKnown(state, 'loading'))
    .on(doneData, (_, value) => ready(value))
    .on(failData, (state) => orKnown(state, 'failed'))
    .on(forget, () => $state.defaultState);
  sample({ clock: failData, fn: statusField, target: missed });
  sample({ clock: when, fn: () => {}, target: start });
  return { loaded: doneData };
}

interface CollectionOptions<List, Entry, Input, Action, Change> {
  $list: StoreWritable<List>;
  /** The change under way: one at a time for all entries. */
  $change: StoreWritable<Change>;
  entriesIn: (list: List) => readonly Entry[];
  idOf: (input: Input) => string;
  /** State while an entry is being changed. */
  changing: (action: Action, id: string) => Change;
  notChanged: (action: Action) => Change;
  failed?: EventCallable<{ errorKey: string }>;
  forget: Event<any>[]; // any: the payload is dropped
}

/** One kind of change of an entry. */
interface ChangeOptions<Source, Input, Params, Value> {
  start: Event<Input>;
  sendFx: Effect<Params, Value, CallError>;
  params: (source: Source, input: Input) => Params;
  /** True if a failure means that the change has been made before. */
  isDoneAlready?: (error: CallError) => boolean;
}

interface UndoOptions<List, Entry, Removed, Input> {
  /** The removal that can be undone. */
  removal: Event<Input>;
  removedOf: (entry: Entry, list: List) => Removed;
  idOfRemoved: (removed: Removed) => string;
  /** Other changes, after which nothing can be undone. */
  others: Event<any>[]; // any: the payload is dropped
  reset: Event<any>[]; // any: the payload is dropped
}

/**
 * Changes the entries of a list one at a time; the folder's README has the rules and a drawing.
 * Returns functions that declare a change and the undo of a removal.
 *
 * @example
 * const cards = collection({ $list: $cards, $change: $cardWork, entriesIn: cardsIn, … });
 * const removed = cards.change('remove', { start: removeCard, sendFx: removeCardFx, params: ({ id }) => ({ cardId: id }) });
 */
export function collection<
  List,
  Entry extends { id: string },
  Input,
  Action extends string,
  Status extends string,
  Change extends { status: Status; doing?: Action | undefined },
>({
  $list,
  $change,
  entriesIn,
  idOf,
  changing,
  notChanged,
  failed,
  forget,
}: CollectionOptions<List, Entry, Input, Action, Change>) {
  const find = (list: List, input: Input) => entriesIn(list).find(({ id }) => id === idOf(input));

  function send<Params, Value>(
    action: Action,
    start: Event<{ id: string; params: Params }>,
    {
      sendFx,
      isDoneAlready = () => false,
    }: Pick<ChangeOptions<never, never, Params, Value>, 'sendFx' | 'isDoneAlready'>,
  ): Mutation<Params> {
    return mutation($change, {
      start,
      params: ({ params }) => params,
      sendFx,
      isDoneAlready,
      pending: ({ id }) => changing(action, id),
      refused: () => notChanged(action),
      awaits: (change) => change.status === 'changing' && (change.doing ?? action) === action,
      ...(failed && { failed }),
      forget,
    });
  }

  return {
    /** Changes an entry that is in the list. */
    change<One extends Input, Params, Value>(
      action: Action,
      { start, params, ...call }: ChangeOptions<Entry, One, Params, Value>,
    ): Mutation<Params> {
      const found = sample({
        clock: start,
        source: $list,
        fn: (list, input: One) => ({ entry: find(list, input), input }),
      }).filterMap(({ entry, input }) => entry && { id: entry.id, params: params(entry, input) });
      return send(action, found, call);
    },
    /** Undoes the last removal, until another change. */
    undo<Removed, Params, Value>(
      action: Action,
      $removed: StoreWritable<Removed | null>,
      { start, params, ...call }: ChangeOptions<Removed, void, Params, Value>,
      { removal, removedOf, idOfRemoved, others, reset }: UndoOptions<List, Entry, Removed, Input>,
    ): Mutation<Params> {
      const undoRequested = sample({ clock: start, source: $removed }).filterMap((removed) =>
        removed === null ? undefined : { id: idOfRemoved(removed), params: params(removed) },
      );
      const undone = send(action, undoRequested, call);
      const removed = sample({
        clock: removal,
        source: $list,
        fn: (list, input: Input) => {
          const entry = find(list, input);
          return { last: entry === undefined ? null : removedOf(entry, list) };
        },
      });
      $removed
        .on(removed, (_, { last }) => last)
        .on([undone.done, ...others, ...reset, ...forget], () => null);
      return undone;
    },
  };
}
