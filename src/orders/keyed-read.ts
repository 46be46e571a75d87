import { type Effect, type Event, type EventCallable, sample } from 'effector';
import { enums } from 'superstruct';
import { state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';

const Read = enums(['current', 'stale', 'void']);
type Read = 'current' | 'stale' | 'void';

interface Settled<Params, Value, Failure> {
  loaded: Event<{ params: Params; value: Value }>;
  failed: Event<{ params: Params; error: Failure }>;
}

/**
 * Reads things that change, each by its key: several at once, but of one thing one read at a time
 * and never an old answer. A wish for what is under way makes that answer stale, so that it is
 * dropped and read again. After `forget` no answer under way counts any more.
 *
 * @example const { loaded, failed } = readByKey('orders/reads', { wish: readOrder, readFx: orderFx, forget, keyOf });
 */
export function readByKey<Params, Value, Failure>(
  name: string,
  {
    wish,
    readFx,
    forget,
    keyOf,
  }: {
    wish: EventCallable<Params>;
    readFx: Effect<Params, Value, Failure>;
    forget: Event<void>;
    keyOf: (params: Params) => string;
  },
): Settled<Params, Value, Failure> {
  const $reads = state<Record<string, Read>>(name, {}, dictionary(Read));
  const wished = sample({
    clock: wish,
    source: $reads,
    fn: (reads, params) => ({ params, isUnderWay: reads[keyOf(params)] !== undefined }),
  });
  const settled = sample({
    clock: readFx.finally,
    source: $reads,
    fn: (reads, outcome) => ({ read: reads[keyOf(outcome.params)], outcome }),
  });

  $reads
    .on(wished, (reads, { params, isUnderWay }) => ({
      ...reads,
      [keyOf(params)]: isUnderWay ? 'stale' : 'current',
    }))
    .on(settled, (reads, { outcome }) => {
      const { [keyOf(outcome.params)]: _, ...others } = reads;
      return others;
    })
    .on(forget, (reads) =>
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

  return {
    loaded: settled.filterMap(({ read, outcome }) =>
      read === 'current' && outcome.status === 'done'
        ? { params: outcome.params, value: outcome.result }
        : undefined,
    ),
    failed: settled.filterMap(({ read, outcome }) =>
      read === 'current' && outcome.status === 'fail'
        ? { params: outcome.params, error: outcome.error }
        : undefined,
    ),
  };
}
