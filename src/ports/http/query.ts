import type { Effect, Event, EventCallable, Store } from 'effector';
import { enums } from 'superstruct';
import { connectDecisions } from '../../event-log/decisions.ts';
import { inlet } from '../../event-log/inlet.ts';
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

type Reads = Record<string, Read>;
type Done<Params, Value> = { params: Params; result: Value };
type Fail<Params, Failure> = { params: Params; error: Failure };
type Outcome<Params, Value, Failure> =
  ({ status: 'done' } & Done<Params, Value>) | ({ status: 'fail' } & Fail<Params, Failure>);

interface Messages<Params, Value, Failure> {
  requested: Params;
  settled: Outcome<Params, Value, Failure>;
}

interface Outputs<Params, Value, Failure> {
  reads: Reads;
  read: Params;
  start: Params;
  done: Done<Params, Value>;
  doneData: Value;
  fail: Fail<Params, Failure>;
  failData: Failure;
}

/** Outputs of an answer: it counts, or its read starts again, or it is dropped. */
function outcomeOf<Params, Value, Failure>(
  read: Read | undefined,
  outcome: Outcome<Params, Value, Failure>,
): Partial<Outputs<Params, Value, Failure>> {
  const { params } = outcome;
  if (read === 'stale') return { start: params };
  if (read !== 'current') return {};
  return outcome.status === 'done'
    ? { done: { params, result: outcome.result }, doneData: outcome.result }
    : { fail: { params, error: outcome.error }, failData: outcome.error };
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
  const [done, fail] = [inlet<Done<Params, Value>>(), inlet<Fail<Params, Failure>>()];
  const [doneData, failData] = [inlet<Value>(), inlet<Failure>()];

  connectDecisions<Messages<Params, Value, Failure>, Reads, Outputs<Params, Value, Failure>>({
    on: { requested: start, settled: readFx.finally },
    source: $reads,
    decide(reads, message) {
      if (message.kind === 'requested') {
        const read = nameOf(message.payload);
        return reads[read] === undefined
          ? { reads: { ...reads, [read]: 'current' }, read: message.payload }
          : { reads: { ...reads, [read]: 'stale' } };
      }
      const { params } = message.payload;
      const { [nameOf(params)]: read, ...others } = reads;
      return { reads: others, ...outcomeOf(read, message.payload) };
    },
    // TypeScript cannot exclude undefined from a generic payload.
    target: { reads: $reads, read: readFx, start, done, doneData, fail, failData } as never,
  });
  $reads.on(forget, (reads) =>
    Object.fromEntries(Object.keys(reads).map((key) => [key, 'void' as const])),
  );
  return {
    done,
    doneData,
    fail,
    failData,
    $isUnderWay: $reads.map((reads) => Object.keys(reads).length > 0),
  };
}
