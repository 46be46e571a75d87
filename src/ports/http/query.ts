import { type Effect, type Event, type EventCallable, type Store, sample } from 'effector';
import { splitMap } from 'patronum';
import { enums } from 'superstruct';
import { state } from '../../event-log/units.ts';
import { isOwnKey } from '../../kernel/own-keys.ts';
import { dictionary } from '../../kernel/struct.ts';

/** An answer that will count, one that is read again when it comes, one that nobody wants any more. */
const Read = enums(['current', 'stale', 'void']);
type Read = 'current' | 'stale' | 'void';

/** The answers that count, in the words of an effect. */
export interface Query<Params, Value, Failure> {
  done: Event<{ params: Params; result: Value }>;
  doneData: Event<Value>;
  fail: Event<{ params: Params; error: Failure }>;
  failData: Event<Failure>;
  $isUnderWay: Store<boolean>;
}

/** What is read, by whose wish, and what tells one read from another. */
export interface QueryOptions<Params, Value, Failure> {
  wish: EventCallable<Params>;
  readFx: Effect<Params, Value, Failure>;
  /** Tells apart what is read side by side; without it there is one read at a time. */
  keyOf?: (params: Params) => string;
  /** After one of these no answer under way counts any more. */
  forget?: Event<unknown>[];
}

/**
 * Reads what changes: of one thing one read at a time, and never an old answer. A wish for what is
 * under way makes that answer stale, so that it is dropped and read again. `name` is that of the
 * state which holds what is under way.
 *
 * @example
 * const miniBag = query('cart/miniBagRead', { wish: fetchMiniBag, readFx: miniBagFx });
 * $miniBag.on(miniBag.doneData, (_, bag) => bag);
 * @example
 * const order = query('orders/onlineReads', { wish: readOrder, readFx: orderFx, keyOf: ({ orderId }) => orderId, forget: [forgetOrders] });
 */
export function query<Params, Value, Failure>(
  name: string,
  { wish, readFx, keyOf = () => 'it', forget = [] }: QueryOptions<Params, Value, Failure>,
): Query<Params, Value, Failure> {
  // The key may come from an address.
  function nameOf(params: Params): string {
    const key = keyOf(params);
    return isOwnKey(key) ? key : `.${key}`;
  }
  const $reads = state<Record<string, Read>>(name, {}, dictionary(Read));
  const wished = sample({
    clock: wish,
    source: $reads,
    fn: (reads, params) => ({ params, isUnderWay: reads[nameOf(params)] !== undefined }),
  });
  const settled = sample({
    clock: readFx.finally,
    source: $reads,
    fn: (reads, outcome) => ({ read: reads[nameOf(outcome.params)], outcome }),
  });

  $reads
    .on(wished, (reads, { params, isUnderWay }) => ({
      ...reads,
      [nameOf(params)]: isUnderWay ? 'stale' : 'current',
    }))
    .on(settled, (reads, { outcome }) => {
      const { [nameOf(outcome.params)]: _, ...others } = reads;
      return others;
    });
  $reads.on(forget, (reads) =>
    Object.fromEntries(Object.keys(reads).map((key) => [key, 'void' as const])),
  );

  sample({
    clock: wished,
    filter: ({ isUnderWay }) => !isUnderWay,
    fn: ({ params }) => params,
    target: readFx,
  });
  sample({
    clock: settled,
    filter: ({ read }) => read === 'stale',
    fn: ({ outcome }) => outcome.params,
    target: wish,
  });

  const { done, fail } = splitMap({
    source: settled,
    cases: {
      done: ({ read, outcome }) =>
        read === 'current' && outcome.status === 'done'
          ? { params: outcome.params, result: outcome.result }
          : undefined,
      fail: ({ read, outcome }) =>
        read === 'current' && outcome.status === 'fail'
          ? { params: outcome.params, error: outcome.error }
          : undefined,
    },
  });
  return {
    done,
    doneData: done.map(({ result }) => result),
    fail,
    failData: fail.map(({ error }) => error),
    $isUnderWay: $reads.map((reads) => Object.keys(reads).length > 0),
  };
}
