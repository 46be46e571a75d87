import type { AnyEffect } from '../../event-log/units.ts';
import { importWithRetry } from '../../kernel/lazy-import.ts';
import { type AnyCall, type AnyContract, type Call, type Contract, declaredCalls } from './call.ts';
import type { HttpEnvironment } from './environment.ts';
import { type CallError, isRefusal } from './errors.ts';
import type * as retryAfter from './retry-after.ts';
import { bodyOf, checked, errorsOf, isObject, malformed } from './read-response.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { bodyPartOf, headersOf, sessionOf, takesSession, urlOf } from './request.ts';
import { type RefusedCall, type SessionGate, createSessionGate } from '../session/session-gate.ts';

type Handler = (params: any) => Promise<unknown>; // any: one handler table for calls of every shape

/** SES-07, SES-08: the call, its repetition, and one more. */
const MOST_ATTEMPTS = 3;

/** Most answers that a page caches for offline use. */
const MOST_REMEMBERED = 60;

const SIGN_OUT = 'session.signOut';
/** RFC 6750. Any other token cannot be sent; the cookie is used instead. */
const TOKEN = /^[\w.~+/-]+=*$/;

/** SES-13: another shopper has signed in meanwhile. */
const GIVEN_UP: CallError = { kind: 'http', status: 401, errors: [] };

/** Handlers of all declared calls. They reject with a `CallError` only. */
export function httpHandlers(
  environment: HttpEnvironment,
  gate: SessionGate = createSessionGate(),
): Map<AnyEffect, Handler> {
  const handlerOf = httpHandler(environment, gate);
  return new Map(
    [...declaredCalls().keys()].flatMap((effect) => {
      const handler = handlerOf(effect);
      return handler ? [[effect, handler]] : [];
    }),
  );
}

/** Handler of a call's effect, also of one declared later; undefined for any other port. */
export function httpHandler(
  environment: HttpEnvironment,
  gate: SessionGate,
): (effect: AnyEffect) => Handler | undefined {
  return (effect) => {
    const call = declaredCalls().get(effect);
    return call && ((params) => performCall(call, params, environment, gate));
  };
}

/**
 * Sends a call and repeats it by SES-06…08. A call refused for lack of a session waits at the
 * gate for the model's decision. Rejects with a `CallError`.
 */
export async function performCall<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
  params: Params,
  environment: HttpEnvironment,
  gate: SessionGate,
): Promise<Value> {
  const perform = (portion: Params) => performPortion(call, portion, environment, gate);
  return call.divide ? call.divide(params, perform) : perform(params);
}

async function performPortion<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
  params: Params,
  environment: HttpEnvironment,
  gate: SessionGate,
): Promise<Value> {
  const session = sessionOf(call);
  const { person } = gate;
  if (call.isAlone) return gate.alone(() => send(call, params, environment, gate));
  for (let attempt = 1; ; attempt++) {
    const passage = passageOf(call, gate);
    if (passage) await passage;
    if (person !== gate.person && !isSafe(call)) throw GIVEN_UP;
    const { era } = gate;
    try {
      return await send(call, params, environment, gate);
    } catch (error) {
      if (session === 'makes' || attempt === MOST_ATTEMPTS) throw error;
      const refusal = refusedBy(call, error as CallError);
      const isNew = attempt === 1 && era === gate.era;
      const again = refusal
        ? !isNew || (await gate.hold(refusedCall(call, refusal))) === 'repeat'
        : attempt > 1 && isWorthRepeating(call, error as CallError);
      if (!again) throw error;
    }
  }
}

/** SES-14: promise that a call must await before it is sent, if any. */
function passageOf(call: AnyCall, gate: SessionGate): Promise<void> | undefined {
  if (sessionOf(call) === 'needs') return gate.passage();
  return call.session === undefined ? gate.passage('others') : undefined;
}

/** SES-21: refusal by a service with a session; any other refusal is the call's failure. */
function refusedBy(call: AnyCall, error: CallError): Refusal | undefined {
  return takesSession(call) ? refusalOf(error) : undefined;
}

function refusedCall({ name, guestCheck }: AnyCall, refusal: Refusal): RefusedCall {
  return { call: name, isGuestChecked: guestCheck === true, ...refusal };
}

/** SES-08: true if a failed first repetition may be repeated; never for a mutation. */
function isWorthRepeating(call: AnyCall, error: CallError): boolean {
  return isSafe(call) && (!isRefusal(error) || (error.kind === 'http' && error.status >= 500));
}

/** True if a call changes nothing and can be repeated for any shopper. */
function isSafe({ repeat, method }: AnyCall): boolean {
  return repeat === 'always' || (repeat === undefined && method === 'GET');
}

async function send<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
  params: Params,
  environment: HttpEnvironment,
  gate: SessionGate,
): Promise<Value> {
  const done = environment.log?.(call, params);
  try {
    const { value, status } = await exchange(call, params, environment, gate);
    done?.({ status, value });
    if (call.isRemembered) remember(environment, urlOf(call, params, environment), value);
    if (call.isStored || call.changesUser)
      environment.stored?.write(call, urlOf(call, params, environment), value);
    if (sessionOf(call) === 'makes' && call.method !== 'GET') environment.stored?.forget();
    return value;
  } catch (error) {
    done?.({ error: error as CallError });
    const isLost = (error as CallError).kind === 'network';
    const value = isLost ? await lastAnswer(call, params, environment) : undefined;
    if (value !== undefined) return value as Value; // the same call, because its address is unique
    throw error;
  } finally {
    if (call.name === SIGN_OUT) gate.token = undefined; // even after a failed sign-out
  }
}

async function lastAnswer<Params>(
  call: Call<Params, any, any>,
  params: Params,
  environment: HttpEnvironment,
): Promise<unknown> {
  const url = urlOf(call, params, environment);
  if (call.isRemembered) return environment.seen?.get(url);
  return call.isStored ? environment.stored?.read(call, url) : undefined;
}

/** Reinserts the entry, so that the oldest answer is dropped first. */
function remember({ seen }: HttpEnvironment, url: string, value: unknown): void {
  if (!seen) return;
  seen.delete(url);
  seen.set(url, value);
  const [oldest] = seen.keys();
  if (seen.size > MOST_REMEMBERED && oldest !== undefined) seen.delete(oldest);
}

async function exchange<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
  params: Params,
  environment: HttpEnvironment,
  gate: SessionGate,
): Promise<{ value: Value; status: number }> {
  // Loads a mutation's contract before the request: if it fails, nothing has changed.
  const contract = isSafe(call) ? undefined : contractOf(call);
  if (contract instanceof Promise) await contract;
  let response: Response;
  try {
    response = await environment.fetch(urlOf(call, params, environment), {
      method: call.method,
      credentials: takesSession(call) ? 'same-origin' : 'omit',
      headers: headersOf(call, environment, gate.token),
      ...bodyPartOf(call, params, gate.kept, environment),
    });
  } catch {
    throw { kind: 'network' } satisfies CallError;
  }
  const { status } = response;
  const answer = await bodyOf(response);
  if (status === 429) throw await throttled(response, answer);
  const failure: CallError = { kind: 'http', status, errors: errorsOf(answer) };
  if (!response.ok || refusedBy(call, failure)) throw failure;
  keepToken(gate, call, answer);
  const reading = await contractOf(call);
  const raw = checked(answer, reading.answer, status);
  let value: Value;
  try {
    value = reading.read(raw, params, environment);
  } catch {
    throw malformed(status, 'the answer cannot be read');
  }
  const { currencyCode = null } = environment;
  environment.sample?.(call, reading, { raw: answer, params, currencyCode });
  return { value, status };
}

/** Loaded on demand, because 429 is rare. */
let reader: typeof retryAfter | undefined;

async function loadReader() {
  reader = await importWithRetry(() => import('./retry-after.ts'));
}

async function throttled({ headers }: Response, answer: unknown): Promise<CallError> {
  if (!reader) await loadReader().catch(() => undefined);
  return reader?.throttledBy(headers, errorsOf(answer)) ?? { kind: 'network' };
}

/** Lazy contracts that have loaded. */
const loaded = new Map<AnyCall, AnyContract>();

function contractOf<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
): Contract<Params, Answer, Value> | Promise<Contract<Params, Answer, Value>> {
  const { contract } = call;
  return typeof contract === 'function' ? (loaded.get(call) ?? load(call, contract)) : contract;
}

async function load(call: AnyCall, contract: () => Promise<AnyContract>): Promise<AnyContract> {
  try {
    const coming = await importWithRetry(contract);
    loaded.set(call, coming);
    return coming;
  } catch {
    throw { kind: 'network' } satisfies CallError;
  }
}

/** Contract of a call, if it has loaded. */
export function contractAtHand(call: AnyCall): AnyContract | undefined {
  const { contract } = call;
  return typeof contract === 'function' ? loaded.get(call) : contract;
}

/** Loads the contracts of all declared calls, so that no call waits for its contract. */
export async function loadContracts(): Promise<void> {
  const contracts = [...declaredCalls().values()].map(async (call) => contractOf(call));
  await Promise.all([...contracts, loadReader()]);
}

/** Stores the bearer token (API-02) in the gate only; removes it from the answer first. */
function keepToken(gate: SessionGate, call: AnyCall, answer: unknown): void {
  if (sessionOf(call) !== 'makes') return;
  const token: unknown = isObject(answer) ? answer['token'] : undefined;
  if (typeof token === 'string') gate.token = TOKEN.test(token) ? token : undefined;
}
