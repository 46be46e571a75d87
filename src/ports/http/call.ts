import { type Effect, sample } from 'effector';
import { type Struct, integer, object, string } from 'superstruct';
import { type AnyEffect, type UnitOptions, command, port } from '../../event-log/units.ts';
import { CallError, httpStatusOf } from './errors.ts';

/** Where a call goes (API-01). */
export type CallBase =
  'commerce' | 'transformer' | 'recommendations' | 'content' | 'seo' | 'sap' | 'app' | 'reports';

/** What the shopper has entrusted to the page, by the names under which it is kept. */
export type KeptSecrets = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** How an answer is checked and read. Pure: the same answer gives the same value. */
export interface Contract<Params, Answer, Value> {
  answer: Struct<Answer, any>;
  /** What it throws on is an answer that cannot be read. */
  read(answer: Answer, params: Params, site: { currencyCode?: string }): Value;
}

/**
 * One call of the backend as data.
 *
 * @typeParam Params what the model passes in
 * @typeParam Answer the raw answer, as the backend sends it
 * @typeParam Value the domain value read from it; this is what the log holds
 */
export interface Call<Params, Answer, Value> extends UnitOptions {
  /** `domain.verb`; the unit is called `http/domain.verb` in the log. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  base: CallBase;
  path(params: Params): string;
  query?(params: Params): Record<string, string>;
  /** `kept` is what the shopper has entrusted to the page (`secrets.ts`). */
  body?(params: Params, kept?: KeptSecrets): unknown;
  /** Sends the store's language id as `langId`: in the query, or in the body where that has it (ENT-10). */
  langId?: boolean | 'body';
  params: Struct<Params, any>;
  /** Divides a call that lists ids (`dividedBy`); each portion is a request of its own, the log has one call. */
  divide?: (
    params: NoInfer<Params>,
    perform: (portion: NoInfer<Params>) => Promise<any>, // any: a call that is made from another one has another value
  ) => Promise<any>;
  /** At hand, or loaded with the first call where the first page can do without it. */
  contract: Contract<Params, Answer, Value> | (() => Promise<Contract<Params, Answer, Value>>);
  value: Struct<Value, any>;
  /** Statuses that do not count as fatal for this call (FTL-02…04). */
  fatalExempt?: readonly number[];
  /** Nobody sees whether it fails: it never asks for the fatal-error dialog (FTL-01). */
  isUnseen?: true;
  /**
   * What it has to do with the shopper's session: `needs` waits while that is renewed (SES-14),
   * `free` does not, `makes` brings a session or ends one and is never held back. By default calls
   * to `commerce` and `app` need one; others know none, and wait for a renewal that is under way.
   */
  session?: 'needs' | 'free' | 'makes';
  /** It is not under way while the session is renewed, here or in another tab (SES-14). */
  isAlone?: true;
  /**
   * When it may be sent once more: a mutation only where it was refused for want of a session, so
   * that what may have succeeded is not done twice. By default a GET always, anything else so.
   */
  repeat?: 'always' | 'refused';
  /** What it answers is the same for everybody, and stays worth reading without a connection. */
  isRemembered?: true;
  /** Its service takes a session, and answers the same with and without one: a document can hold the answer. */
  isShared?: true;
  /** What it answers is another thing a moment later: it is always asked for anew. */
  isLive?: true;
  /** SES-11, SES-12: the page loads anew after the guest's session had to be renewed for it. */
  guestCheck?: true;
  /** Its body is a file (`file-shelf.ts`), which is sent as it is. */
  isFile?: true;
  /** API-05 */
  apiType?: 'mock';
  /** API-24: carries the key of the SAP API. */
  apiKey?: true;
}

/** A contract of any shape. */
export type AnyContract = Contract<any, any, any>; // any: calls of every shape live in one table

/** A call of any shape. */
export type AnyCall = Call<any, any, any>; // any: calls of every shape live in one table

const calls = new Map<AnyEffect, AnyCall>();

/** Asks for the fatal-error dialog: a call has failed in a way that the page cannot mend (FTL-01). */
export const reportFatal = command(
  'http/reportFatal',
  object({ call: string(), status: integer() }),
);

/** Declares a call; checks nothing at run time, but infers the three types from the structs. */
export function defineCall<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
): Call<Params, Answer, Value> {
  return call;
}

/** The port effect of a call. Its handler comes from the http port when the scope is forked. */
export function callFx<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
): Effect<Params, Value, CallError> {
  const { name, params, value } = call;
  const effect = port(`http/${name}`, { params, done: value, fail: CallError }, call);
  calls.set(effect, call);
  sample({
    clock: effect.failData.filterMap((error) =>
      isFatal(call, error) ? { call: call.name, status: error.status } : undefined,
    ),
    target: reportFatal,
  });
  return effect;
}

type Answered = Extract<CallError, { status: number }>;

const FATAL: readonly number[] = [404, 500];

/** FTL-01: whether a call's final failure is one that the page cannot mend. */
export function isFatal(
  { fatalExempt = [], isUnseen }: Pick<AnyCall, 'fatalExempt' | 'isUnseen'>,
  error: CallError,
): error is Answered {
  const status = httpStatusOf(error);
  if (isUnseen) return false;
  return status !== undefined && FATAL.includes(status) && !fatalExempt.includes(status);
}

/** Every call that has an effect, with its effect. */
export function declaredCalls(): ReadonlyMap<AnyEffect, AnyCall> {
  return calls;
}
