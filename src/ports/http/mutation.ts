import { type Effect, type Event, type EventCallable, type StoreWritable, sample } from 'effector';
import { object, string } from 'superstruct';
import { type CallError, errorKeyOf } from './errors.ts';

/** Payload of the fact that a mutation failed. */
export const MutationFailure = object({ errorKey: string() });

/** Connects one mutation. `State` is the value of its store, usually a union by status. */
export interface MutationOptions<Input, Params, Value, State> {
  /** Requests the call; skipped while the state is pending. */
  start: Event<Input>;
  /** Parameters of the call; the payload of `start` by default. */
  params?: (input: Input) => Params;
  sendFx: Effect<Params, Value, CallError>;
  /** State while the call is under way. */
  pending: (input: Input, before: State) => State;
  /** State after success; the initial one by default. */
  succeeded?: (outcome: { params: Params; result: Value }, before: State) => State;
  /** State after a failure. */
  refused: (error: CallError, params: Params, before: State) => State;
  /** True if a failure means that the change was made before: it counts as success. */
  isDoneAlready?: (error: CallError) => boolean;
  /** True while the call is under way; by the name of the status by default. */
  isPending?: (state: State) => boolean;
  /** True while the state waits for this call, if several calls share one state. */
  awaits?: (state: State, params: Params) => boolean;
  done?: EventCallable<void>;
  failed?: EventCallable<{ errorKey: string }>;
  /** Return the state to the initial one unless it is pending. */
  reset?: Event<any>[]; // any: the payload is dropped
  /** Return the state to the initial one; the answer under way is ignored. */
  forget?: Event<any>[]; // any: the payload is dropped
}

/** Answers that count. */
export interface Mutation<Params, Value = unknown> {
  done: Event<Params>;
  doneData: Event<Value>;
  failed: Event<{ params: Params; error: CallError }>;
}

const PENDING: readonly string[] = ['submitting', 'sending', 'saving', 'changing'];

/** True while a mutation's call is under way. */
export function isPending(state: unknown): boolean {
  const isUnion = typeof state === 'object' && state !== null && 'status' in state;
  const status = isUnion ? state.status : state;
  return PENDING.some((one) => one === status);
}

/**
 * Submits once; the folder's README has the rules and a drawing. Several mutations may share one
 * state; then one of them is pending at a time.
 *
 * @example
 * mutation($letterState, { start: sendLetter, sendFx: sendLetterFx, pending: () => ({ status: 'sending' }), refused, failed: letterFailed });
 */
export function mutation<
  Input,
  Params,
  Value,
  Status extends string,
  State extends { status: Status } | Status | object | boolean | null,
>(
  $state: StoreWritable<State>,
  {
    start,
    params: paramsOf = (input) => input as unknown as Params, // without `params` both types are the same
    sendFx,
    pending,
    succeeded,
    refused,
    isDoneAlready = () => false,
    isPending: isBusy = isPending,
    awaits = isBusy,
    done: doneFact,
    failed: failedFact,
    reset = [],
    forget = [],
  }: MutationOptions<Input, Params, Value, NoInfer<State>>,
): Mutation<Params, Value> {
  const initial = $state.defaultState;
  const started = sample({
    clock: start,
    source: $state,
    filter: (state) => !isBusy(state),
    fn: (before, input) => ({ input, next: pending(input, before) }),
  });
  const settled = sample({
    clock: sendFx.finally,
    source: $state,
    filter: (state, { params }) => awaits(state, params),
    fn: (before, outcome) => {
      const { params } = outcome;
      if (outcome.status === 'done')
        return { params, outcome, next: succeeded?.(outcome, before) ?? initial };
      const { error } = outcome;
      return isDoneAlready(error)
        ? { params, next: initial }
        : { params, error, next: refused(error, params, before) };
    },
  });
  const done = settled.filterMap(({ params, error }) => (error ? undefined : { params }));
  const failed = settled.filterMap(({ params, error }) => (error ? { params, error } : undefined));

  $state
    .on([started, settled], (_, { next }) => next)
    .on(reset, (state) => (isBusy(state) ? state : initial))
    .on(forget, () => initial);
  sample({ clock: started, fn: ({ input }) => paramsOf(input), target: sendFx });
  if (doneFact) sample({ clock: done, target: doneFact });
  if (failedFact)
    sample({
      clock: failed,
      fn: ({ error }) => ({ errorKey: errorKeyOf(error) }),
      target: failedFact,
    });
  return {
    done: done.map(({ params }) => params),
    doneData: settled.filterMap(({ outcome }) => outcome).map(({ result }) => result),
    failed,
  };
}
