import { type Struct, StructError, create } from 'superstruct';
import type { AnyEffect } from '../event-log/units.ts';
import { type Call, type CallBase, type Contract, declaredCalls } from './call.ts';
import type { CallError, ShopError } from './errors.ts';

/** Where calls go and for which site. */
export interface HttpEnvironment {
  fetch: typeof globalThis.fetch;
  /** Origin of the backend; empty for the page's own. */
  origin: string;
  storeId: string;
  storeName: string;
  locale: string;
  language: string;
  langId: string;
}

type Handler = (params: any) => Promise<unknown>; // any: one handler table for calls of every shape

/**
 * The handlers of all declared calls. The bearer token of the session (API-02) lives in `session`
 * only: it is taken out of sign-in and guest answers before anything else sees them. Without one
 * the browser's cookie speaks. Handlers reject with a `CallError`, never with anything else.
 */
export function httpHandlers(
  environment: HttpEnvironment,
  session: SessionToken = { value: undefined },
): Map<AnyEffect, Handler> {
  const handlers = new Map<AnyEffect, Handler>();
  for (const [effect, call] of declaredCalls())
    handlers.set(effect, (params) => send(call, params, environment, session));
  return handlers;
}

/** In memory, and nowhere else. */
export interface SessionToken {
  value: string | undefined;
}

async function send<Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
  params: Params,
  environment: HttpEnvironment,
  session: SessionToken,
): Promise<Value> {
  let response: Response;
  let text: string;
  try {
    response = await environment.fetch(urlOf(call, params, environment), {
      method: call.method,
      credentials: 'same-origin',
      headers: headersOf(call.base, environment, session),
      ...(call.body && { body: JSON.stringify(call.body(params)) }),
    });
    text = await response.text();
  } catch {
    throw { kind: 'network' } satisfies CallError;
  }
  const status = response.status;
  const answer = parseJson(text, status, response.ok);
  if (!response.ok) throw { kind: 'http', status, errors: readErrors(answer) } satisfies CallError;
  keepToken(session, call, answer);
  const { answer: struct, read } = await contractOf(call);
  const raw = check(answer, struct, status);
  try {
    return read(raw, params);
  } catch {
    throw malformed(status, 'the answer cannot be read');
  }
}

async function contractOf<Params, Answer, Value>({
  contract,
}: Call<Params, Answer, Value>): Promise<Contract<Params, Answer, Value>> {
  if (typeof contract !== 'function') return contract;
  try {
    return await contract();
  } catch {
    throw { kind: 'network' } satisfies CallError;
  }
}

function urlOf<Params>(
  call: Call<Params, any, any>,
  params: Params,
  { origin, storeId, langId }: HttpEnvironment,
): string {
  const query = new URLSearchParams(call.query?.(params));
  if (call.langId) query.set('langId', langId);
  const text = query.toString();
  return `${origin}${basePath(call.base, storeId)}${call.path(params)}${text && `?${text}`}`;
}

function basePath(base: CallBase, storeId: string): string {
  return base === 'commerce' ? `/wcs/resources/store/${storeId}` : `/${base}`.replace('app', 'api');
}

function headersOf(
  base: CallBase,
  { locale, storeName, language }: HttpEnvironment,
  session: SessionToken,
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(session.value !== undefined && { Authorization: `Bearer ${session.value}` }),
    ...(base === 'transformer' && { locale, 'store-name': storeName, language }),
  };
}

function parseJson(text: string, status: number, required: boolean): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (required) throw malformed(status, 'the answer is not JSON');
    return undefined;
  }
}

/** A new identity brings a new token, the end of one ends it. */
function keepToken(session: SessionToken, call: Call<any, any, any>, answer: unknown): void {
  if (!call.name.startsWith('session.')) return;
  const token: unknown = isObject(answer) ? answer['token'] : undefined;
  if (typeof token === 'string') session.value = token;
  else if (call.method === 'DELETE') session.value = undefined;
}

function readErrors(answer: unknown): ShopError[] {
  const errors: unknown = isObject(answer) ? answer['errors'] : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown): ShopError[] => {
    if (!isObject(entry) || typeof entry['errorKey'] !== 'string') return [];
    const { errorKey, errorCode, errorMessage, errorParameters } = entry;
    return [
      {
        errorKey,
        ...(typeof errorCode === 'string' && errorCode !== '' && { errorCode }),
        ...(typeof errorMessage === 'string' && { errorMessage }),
        errorParameters: Array.isArray(errorParameters) ? errorParameters.map(textOf) : [],
      },
    ];
  });
}

/** Some data have no text: JSON can say `{"toString":1}`. */
function textOf(parameter: unknown): string {
  return typeof parameter === 'string' || typeof parameter === 'number' ? `${parameter}` : '';
}

function check<T>(value: unknown, struct: Struct<T, any>, status: number): T {
  try {
    return create(value, struct);
  } catch (error) {
    throw malformed(status, error instanceof StructError ? describe(error) : 'unreadable');
  }
}

/** Names the place and the expectation, never the value: it may be personal. */
function describe(error: StructError): string {
  return `${error.path.join('.') || 'answer'}: expected ${error.type}`;
}

function malformed(status: number, reason: string): CallError {
  return { kind: 'malformed', status, reason };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
