import {
  type Event,
  type Store,
  type Unit,
  type UnitTargetable,
  createEvent,
  sample,
} from 'effector';
import { launchKeys } from './effector-internals.ts';

/** Message to a deciding function: the unit's kind and its payload. */
export type MessageOf<Messages> = {
  [Kind in keyof Messages]: { kind: Kind; payload: Messages[Kind] };
}[keyof Messages];

/**
 * Connects a pure function that decides on each message of its units. Each unit has its own
 * sample: a shared one would merge several messages of one tick. A decision names the targets that
 * it launches.
 *
 * @example
 * connectDecisions<BagMessages, BagContext, BagOutputs>({
 *   on: { enqueue, answered: addItemFx.finally },
 *   source: combine({ queue: $queue, user: $userInfo }),
 *   decide: decideBag,
 *   target: { queue: $queue, itemAdded },
 * });
 */
export function connectDecisions<Messages, Context, Outputs extends object>({
  on,
  source,
  decide,
  target,
}: {
  on: { [Kind in keyof Messages]: Unit<Messages[Kind]> };
  source: Store<Context>;
  decide: (context: Context, message: MessageOf<Messages>) => Partial<Outputs>;
  target: { [Key in keyof Outputs]-?: UnitTargetable<Exclude<Outputs[Key], undefined> | void> };
}): void {
  const decided = createEvent<any>(); // any: `decide` and `target` are typed alike
  for (const [kind, unit] of Object.entries(on))
    sample({
      clock: unit as Event<unknown>,
      source,
      // TypeScript cannot relate a kind to its unit's payload.
      fn: (context, payload) => decide(context, { kind, payload } as MessageOf<Messages>),
      target: decided,
    });
  launchKeys(decided, target);
}
