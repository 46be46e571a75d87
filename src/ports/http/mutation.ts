import { type Effect, type Event, type EventCallable, type StoreWritable, sample } from 'effector';
import { object, string } from 'superstruct';
import { type CallError, errorKeyOf } from './errors.ts';

/** Payload of the fact that a mutation failed. */
export const MutationFailure = object({ errorKey: string() });

/** Connects one mutation. `State` is the union by status that its store holds. */
export interface MutationOptions<Wish, Params, Value, State> {
  /** Requests the call; skipped while the state is pending. */
  start: Event<Wish>;
  /** Parameters of the call; the payload of `start` by default. */
  params?: (wish: Wish) => Params;
  sendFx: Effect<Params, Value, CallError>;
  /** State while the call is under way. */
  pending: (wish: Wish) => State;
  /** State after success; the initial one by default. */
  succeeded?: (outcome: { params: Params; result: Value }) => State;
  /** State after a failure. */
  refused: (error: CallError, params: Params) => State;
  /** True if a failure means that the change was made before: it counts as success. */
  isDoneAlready?: (error: CallError) => boolean;
  /** True while the state waits for this call, if several calls share one state. */
  awaits?: (state: State) => boolean;
  done?: EventCallable<void>;
  failed?: EventCallable<{ errorKey: string }>;
  /** Return the state to the initial one unless it is pending. */
  reset?: Event<any>[]; // any: the payload is dropped
  /** Return the state to the initial one; the answer under way is ignored. */
  forget?: Event<any>[]; // any: the payload is dropped
}

/** Answers that count. */
export interface Mutation<Params> {
  done: Event<Params>;
  failed: Event<{ params: Params; error: CallError }>;
}

const PENDING: readonly string[] = ['submitting', 'sending', 'saving', 'changing'];

/** True while a mutation's call is under way. */
export function isPending({ status }: { status: string }): boolean {
  return PENDING.includes(status);
}

/**
 * Submits once; the folder's README has the rules and a drawing. Several mutations may share one
 * state; then one of them is pending at a time.
 *
 * @example
 * mutation($letterState, { start: sendLetter, sendFx: sendLetterFx, pending: () => ({ status: 'sending' }), refused, failed: letterFailed });
 */
export function mutation<
  Wish,
  Params,
  Value,
  Status extends string,
  State extends { status: Status },
>(
  $state: StoreWritable<State>,
  {
    start,
    params: paramsOf = (wish) => wish as unknown as Params, // without `params` both types are the same
    sendFx,
    pending,
    succeeded,
    refused,
    isDoneAlready = () => false,
    awaits = isPending,
    done: doneFact,
    failed: failedFact,
    reset = [],
    forget = [],
  }: MutationOptions<Wish, Params, Value, NoInfer<State>>,
): Mutation<Params> {
  const initial = $state.defaultState;
  const started = sample({
    clock: start,
    source: $state,
    filter: (state) => !isPending(state),
    fn: (_, wish) => ({ wish }),
  });
  const settled = sample({
    clock: sendFx.finally,
    source: $state,
    filter: awaits,
    fn: (_, outcome) =>
      outcome.status === 'fail' && !isDoneAlready(outcome.error)
        ? { params: outcome.params, error: outcome.error, next: undefined }
        : {
            params: outcome.params,
            error: undefined,
            next: (outcome.status === 'done' && succeeded?.(outcome)) || initial,
          },
  });
  const done = settled.filterMap(({ params, error }) => (error ? undefined : { params }));
  const failed = settled.filterMap(({ params, error }) => (error ? { params, error } : undefined));

  $state
    .on(started, (_, { wish }) => pending(wish))
    .on(settled, (_, { params, error, next = initial }) => (error ? refused(error, params) : next))
    .on(reset, (state) => (isPending(state) ? state : initial))
    .on(forget, () => initial);
  sample({ clock: started, fn: ({ wish }) => paramsOf(wish), target: sendFx });
  if (doneFact) sample({ clock: done, target: doneFact });
  if (failedFact)
    sample({
      clock: failed,
      fn: ({ error }) => ({ errorKey: errorKeyOf(error) }),
      target: failedFact,
    });
  return { done: done.map(({ params }) => params), failed };
}
