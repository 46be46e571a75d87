import {
  type Event,
  type EventCallable,
  type Store,
  type Unit,
  createEvent,
  sample,
  split,
} from 'effector';

/** What a deciding function hears: which unit spoke, and what it said. */
export type MessageOf<Heard> = {
  [Kind in keyof Heard]: { kind: Kind; payload: Heard[Kind] };
}[keyof Heard];

/**
 * Connects a pure function that decides at each message of the units that it hears. Every unit has a
 * sample of its own: one over all of them would take several messages of one turn for one. Most messages change
 * nothing; of those the units that might follow hear nothing.
 *
 * @example
 * connectDecisions<Heard, Sight, Decision>({
 *   hears: { enqueue, answered: addItemFx.finally },
 *   source: combine({ queue: $queue, user: $userInfo }),
 *   decide: decideBag,
 *   target: spread<Follows>({ queue: $queue, itemAdded }),
 * });
 */
export function connectDecisions<Heard, Sight, Decision extends object>({
  hears,
  source,
  decide,
  target,
}: {
  hears: { [Kind in keyof Heard]: Unit<Heard[Kind]> };
  source: Store<Sight>;
  decide: (sight: Sight, message: MessageOf<Heard>) => Decision;
  target: EventCallable<Decision>;
}): void {
  const decided = createEvent<Decision>();
  for (const [kind, unit] of Object.entries(hears))
    sample({
      clock: unit as Event<unknown>,
      source,
      // A kind goes with the payload of its unit.
      fn: (sight, payload) => decide(sight, { kind, payload } as MessageOf<Heard>),
      target: decided,
    });
  // Not by a sample: of several decisions of one turn that lets only the last one through.
  split({ source: decided, match: { something: saysSomething }, cases: { something: target } });
}

function saysSomething(decision: object): boolean {
  return Object.keys(decision).length > 0;
}
