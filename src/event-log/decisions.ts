import type { Unit, UnitTargetable, UnitValue } from 'effector';
import { type StateSource, NO_STORES, decideAt } from './effector-internals.ts';

/** Message to a deciding function: the unit's kind and its payload. */
export type MessageOf<Messages> = {
  [Kind in keyof Messages]: { kind: Kind; payload: Messages[Kind] };
}[keyof Messages];

/**
 * Connects a pure function that decides on each message of its units. Each unit has its own
 * node: a shared one would merge several messages of one tick. A decision names the targets that it
 * launches.
 *
 * @example
 * connectDecisions<BagMessages, BagContext, BagOutputs>({
 *   on: { enqueue, answered: addItemFx.finally },
 *   source: onRead({ queue: $queue, user: $userInfo }),
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
  source: StateSource<Context>;
  decide: (context: Context, message: MessageOf<Messages>) => Partial<Outputs>;
  target: { [Key in keyof Outputs]-?: UnitTargetable<Exclude<Outputs[Key], undefined> | void> };
}): void {
  for (const [kind, unit] of Object.entries(on))
    decideAt(
      [unit as Unit<unknown>],
      source,
      // TypeScript cannot relate a kind to its unit's payload.
      (context: Context, payload) => decide(context, { kind, payload } as MessageOf<Messages>),
      target,
    );
}

type AnyUnit = Unit<any>; // any: units of every payload
type PayloadOf<Clock> = Clock extends readonly AnyUnit[]
  ? UnitValue<Clock[number]>
  : UnitValue<Clock>;

/**
 * Launches the targets that `route` names for the clock's payload and the stores: one node instead
 * of a filter for each target. Runs once a tick, as a `sample` does.
 *
 * @example
 * connectRoutes({ clock: pageEntered, route: ({ kind }) => (kind === 'bag' ? { openBag: undefined } : { leaveBag: undefined }), target: { openBag, leaveBag } });
 */
export function connectRoutes<
  Clock extends AnyUnit | readonly AnyUnit[],
  Outputs extends object,
  Context = undefined,
>({
  clock,
  source = NO_STORES as StateSource<unknown> as StateSource<Context>,
  route,
  target,
}: {
  clock: Clock;
  source?: StateSource<Context>;
  route: (payload: PayloadOf<Clock>, context: Context) => Outputs;
  target: NoInfer<{
    [Key in keyof Outputs]-?: UnitTargetable<Exclude<Outputs[Key], undefined> | void>;
  }>;
}): void {
  decideAt(
    [clock].flat(),
    source,
    (context: Context, payload: PayloadOf<Clock>) => route(payload, context),
    target,
  );
}
