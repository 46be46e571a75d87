import { type Effect, type Event, type EventCallable, type Store, sample } from 'effector';
import { splitMap } from 'patronum';
import { enums } from 'superstruct';
import { state } from '../../event-log/units.ts';
import { isSafeKey } from '../../kernel/safe-keys.ts';
import { dictionary } from '../../kernel/struct.ts';

/** State of a read: its answer counts, is read again, or is ignored. */
const Read = enums(['current', 'stale', 'void']);
type Read = 'current' | 'stale' | 'void';

/** Answers that count, as an effect's events. */
export interface Query<Params, Value, Failure> {
  done: Event<{ params: Params; result: Value }>;
  doneData: Event<Value>;
  fail: Event<{ params: Params; error: Failure }>;
  failData: Event<Failure>;
  $isUnderWay: Store<boolean>;
}

/** Options of a query. */
export interface QueryOptions<Params, Value, Failure> {
  /** Requests a read. */
  start: EventCallable<Params>;
  readFx: Effect<Params, Value, Failure>;
  /** Key of parallel reads; without it one read at a time. */
  keyOf?: (params: Params) => string;
  /** Ignore the answers under way. */
  forget?: Event<unknown>[];
}

/**
 * Reads changing data: one read per key, and never an old answer. A request during a read makes
 * its answer stale: it is dropped and read again. `name` is the state of the reads under way.
 *
 * @example
 * const miniBag = query('cart/miniBagRead', { start: fetchMiniBag, readFx: miniBagFx });
 * $miniBag.on(miniBag.doneData, (_, bag) => bag);
 * @example
 * const order = query('orders/onlineReads', { start: readOrder, readFx: orderFx, keyOf: ({ orderId }) => orderId, forget: [forgetOrders] });
 */
export function query<Params, Value, Failure>(
  name: string,
  { start, readFx, keyOf = () => 'it', forget = [] }: QueryOptions<Params, Value, Failure>,
): Query<Params, Value, Failure> {
  // Escapes the key, which may come from an address.
  function nameOf(params: Params): string {
    const key = keyOf(params);
    return isSafeKey(key) ? key : `.${key}`;
  }
  const $reads = state<Record<string, Read>>(name, {}, dictionary(Read));
  const requested = sample({
    clock: start,
    source: $reads,
    fn: (reads, params) => ({ params, isUnderWay: reads[nameOf(params)] !== undefined }),
  });
  const settled = sample({
    clock: readFx.finally,
    source: $reads,
    fn: (reads, outcome) => ({ read: reads[nameOf(outcome.params)], outcome }),
  });

  $reads
    .on(requested, (reads, { params, isUnderWay }) => ({
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
    clock: requested,
    filter: ({ isUnderWay }) => !isUnderWay,
    fn: ({ params }) => params,
    target: readFx,
  });
  sample({
    clock: settled,
    filter: ({ read }) => read === 'stale',
    fn: ({ outcome }) => outcome.params,
    target: start,
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
