import { type Effect, sample } from 'effector';
import { type Struct, integer, object, string } from 'superstruct';
import { type AnyEffect, command, feature, port, type UnitOptions } from '../../event-log/units.ts';
import { CallError, httpStatusOf } from './errors.ts';

feature('core');

/** Service of a call (API-01). */
export type CallBase =
  'commerce' | 'transformer' | 'recommendations' | 'content' | 'seo' | 'sap' | 'app' | 'reports';

/** Secrets that the page holds, by name. */
export type StoredSecrets = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Checks and reads an answer. Pure: the same answer gives the same value. */
export interface Contract<Params, Answer, Value> {
  answer: Struct<Answer, any>;
  /** Throws for an unreadable answer. */
  read(answer: Answer, params: Params, site: { currencyCode?: string }): Value;
}

/**
 * One backend call as data.
 *
 * @typeParam Params parameters from the model
 * @typeParam Answer raw answer of the backend
 * @typeParam Value domain value read from it, as in the log
 */
export interface Call<Params, Answer, Value> extends UnitOptions {
  /** `domain.verb`; the unit is called `http/domain.verb` in the log. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  base: CallBase;
  path(params: Params): string;
  query?(params: Params): Record<string, string>;
  /** `kept` holds the page's secrets (`secrets.ts`). */
  body?(params: Params, kept?: StoredSecrets): unknown;
  /** Sends the store's language id as `langId`, in the query or in the body (ENT-10). */
  langId?: boolean | 'body';
  params: Struct<Params, any>;
  /**
   * Divides a call that lists ids (`dividedBy`). Each portion is a request; the log has one call.
   */
  divide?: (
    params: NoInfer<Params>,
    perform: (portion: NoInfer<Params>) => Promise<any>, // any: a portion's value may differ from the call's
  ) => Promise<any>;
  /** Contract, or its loader if the first page does not need it. */
  contract: Contract<Params, Answer, Value> | (() => Promise<Contract<Params, Answer, Value>>);
  value: Struct<Value, any>;
  /** Statuses that are not fatal for this call (FTL-02…04). */
  fatalExempt?: readonly number[];
  /** Background call: never opens the fatal-error dialog (FTL-01). */
  isUnseen?: true;
  /**
   * Relation to the session: `needs` waits for a renewal (SES-14), `free` does not, `makes`
   * starts or ends a session and never waits. Calls to `commerce` and `app` default to `needs`.
   * Other calls use no session, but wait for a renewal under way.
   */
  session?: 'needs' | 'free' | 'makes';
  /** Not under way during a renewal, in this tab or another (SES-14). */
  isAlone?: true;
  /**
   * Retry rule. By default a GET is always retried; any other call only after a session refusal,
   * to avoid doing it twice.
   */
  repeat?: 'always' | 'refused';
  /** The answer is equal for all shoppers and is cached for offline use. */
  isRemembered?: true;
  /** The tab stores the last answers, which are personal, and gives them without a connection. */
  isStored?: true;
  /** Newer data in this call's answer for the stored answer of the user-info call. */
  changesUser?(stored: any, value: any): unknown; // any: values of higher layers
  /**
   * The service takes a session but answers the same without one, so that documents can contain
   * the answer.
   */
  isShared?: true;
  /** The answer changes quickly: never reused. */
  isLive?: true;
  /** SES-11, SES-12: the page reloads after a renewal of the guest session for this call. */
  guestCheck?: true;
  /** The body is a file (`file-shelf.ts`). */
  isFile?: true;
  /** API-05 */
  apiType?: 'mock';
  /** API-24: sends the key of the SAP API. */
  apiKey?: true;
}

/** A contract of any shape. */
export type AnyContract = Contract<any, any, any>; // any: calls of every shape share one table

/** A call of any shape. */
export type AnyCall = Call<any, any, any>; // any: calls of every shape share one table

const calls = new Map<AnyEffect, AnyCall>();

/** Opens the fatal-error dialog: the page cannot recover from a failed call (FTL-01). */
export const reportFatal = command(
  'http/reportFatal',
  object({ call: string(), status: integer() }),
);

/** Declares a call and infers its three types from the structs. */
export function defineCall<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
): Call<Params, Answer, Value> {
  return call;
}

/** Creates a call's port effect. The http port provides its handler when the scope is forked. */
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

/** FTL-01: true if the page cannot recover from a call's final failure. */
export function isFatal(
  { fatalExempt = [], isUnseen }: Pick<AnyCall, 'fatalExempt' | 'isUnseen'>,
  error: CallError,
): error is Answered {
  const status = httpStatusOf(error);
  if (isUnseen) return false;
  return status !== undefined && FATAL.includes(status) && !fatalExempt.includes(status);
}

/** All calls that have an effect, by effect. */
export function declaredCalls(): ReadonlyMap<AnyEffect, AnyCall> {
  return calls;
}
