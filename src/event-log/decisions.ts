import { type Event, type Store, type Unit, merge, sample } from 'effector';

/** What a deciding function hears: which unit spoke, and what it said. */
export type MessageOf<Heard> = {
  [Kind in keyof Heard]: { kind: Kind; payload: Heard[Kind] };
}[keyof Heard];

/**
 * What a pure function decides at each message of the units that it hears. Every unit has a sample
 * of its own: one over all of them would take several messages of one turn for one.
 *
 * @example
 * const decided = decisionsOf<Heard, Sight, Decision>({
 *   hears: { enqueue, answered: addItemFx.finally },
 *   source: combine({ queue: $queue, user: $userInfo }),
 *   fn: decideBag,
 * });
 */
export function decisionsOf<Heard, Sight, Decision>({
  hears,
  source,
  fn,
}: {
  hears: { [Kind in keyof Heard]: Unit<Heard[Kind]> };
  source: Store<Sight>;
  fn: (sight: Sight, message: MessageOf<Heard>) => Decision;
}): Event<Decision> {
  const decided = Object.entries(hears).map(([kind, unit]) =>
    sample({
      clock: unit as Event<unknown>,
      source,
      // A kind goes with the payload of its unit.
      fn: (sight, payload) => fn(sight, { kind, payload } as MessageOf<Heard>),
    }),
  );
  return merge(decided);
}
