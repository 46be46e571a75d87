import {
  type Event,
  type EventCallable,
  type Store,
  type Unit,
  createEvent,
  sample,
  split,
} from 'effector';

/** Message to a deciding function: the unit's kind and its payload. */
export type MessageOf<Messages> = {
  [Kind in keyof Messages]: { kind: Kind; payload: Messages[Kind] };
}[keyof Messages];

/**
 * Connects a pure function that decides on each message of its units. Each unit has its own
 * sample: a shared one would merge several messages of one tick. Empty decisions are dropped.
 *
 * @example
 * connectDecisions<BagMessages, BagContext, BagDecision>({
 *   on: { enqueue, answered: addItemFx.finally },
 *   source: combine({ queue: $queue, user: $userInfo }),
 *   decide: decideBag,
 *   target: spread<BagOutputs>({ queue: $queue, itemAdded }),
 * });
 */
export function connectDecisions<Messages, Context, Decision extends object>({
  on,
  source,
  decide,
  target,
}: {
  on: { [Kind in keyof Messages]: Unit<Messages[Kind]> };
  source: Store<Context>;
  decide: (context: Context, message: MessageOf<Messages>) => Decision;
  target: EventCallable<Decision>;
}): void {
  const decided = createEvent<Decision>();
  for (const [kind, unit] of Object.entries(on))
    sample({
      clock: unit as Event<unknown>,
      source,
      // TypeScript cannot relate a kind to its unit's payload.
      fn: (context, payload) => decide(context, { kind, payload } as MessageOf<Messages>),
      target: decided,
    });
  // `split`, not `sample`: sample batches and would keep only the last decision of a tick.
  split({ source: decided, match: { something: saysSomething }, cases: { something: target } });
}

function saysSomething(decision: object): boolean {
  return Object.keys(decision).length > 0;
}
