import { type Effect, type Event, type EventCallable, type Store, sample } from 'effector';
import { boolean, object } from 'superstruct';
import { state } from '../../event-log/units.ts';

/**
 * Reads something that changes: one read at a time, and never an old answer. A wish that comes
 * while a read is under way makes its answer stale, so that answer is dropped and read again.
 * `name` is that of the state which holds this.
 *
 * @example const { loaded, failed } = freshRead('cart/miniBagRead', readMiniBag, readMiniBagFx);
 */
export function freshRead<Value, Failure>(
  name: string,
  wish: EventCallable<void>,
  readFx: Effect<void, Value, Failure>,
): { loaded: Event<Value>; failed: Event<Failure>; $isUnderWay: Store<boolean> } {
  const $read = state(
    name,
    { isUnderWay: false, isStale: false },
    object({ isUnderWay: boolean(), isStale: boolean() }),
  );
  const settled = sample({
    clock: readFx.finally,
    source: $read,
    fn: ({ isStale }, outcome) => ({ isStale, outcome }),
  });

  $read
    .on(wish, (read) => (read.isUnderWay ? { ...read, isStale: true } : read))
    .on(readFx, () => ({ isUnderWay: true, isStale: false }))
    .on(settled, () => ({ isUnderWay: false, isStale: false }));

  sample({
    clock: wish,
    source: $read,
    filter: ({ isUnderWay }) => !isUnderWay,
    target: readFx,
  });
  sample({
    clock: settled,
    filter: ({ isStale }) => isStale,
    target: wish,
  });

  return {
    loaded: settled.filterMap(({ isStale, outcome }) =>
      !isStale && outcome.status === 'done' ? outcome.result : undefined,
    ),
    failed: settled.filterMap(({ isStale, outcome }) =>
      !isStale && outcome.status === 'fail' ? outcome.error : undefined,
    ),
    $isUnderWay: $read.map(({ isUnderWay }) => isUnderWay),
  };
}
