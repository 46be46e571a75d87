import type { Call } from '#src/ports/http/call.ts';
import { SITE } from '../http/test-call.ts';

/** Rules of a call beyond its address; only differences from the defaults. */
export type Rules = Pick<
  Call<any, any, any>, // any: calls of every shape
  'session' | 'repeat' | 'fatalExempt' | 'isUnseen' | 'guestCheck' | 'apiType' | 'apiKey'
>;

interface Expected<Params, Value> {
  params: Params;
  /** Method and address below the origin, as store 30002 sends it. */
  sends: string;
  body?: unknown;
  headers?: Record<string, string>;
  rules?: Rules;
  /** Valid answer with its value; only the answer for a call without data. */
  reads?: { answer: unknown; value: Value };
  /** Invalid answers. */
  refuses?: unknown[];
}

/** Row of the table: requirement ids, call, and expectations. */
export interface Row extends Expected<any, any> {
  ids: string;
  name: string;
  call: Call<any, any, any>;
}

export function row<Params, Answer, Value>(
  ids: string,
  call: Call<Params, Answer, Value>,
  expected: Expected<NoInfer<Params>, NoInfer<Value>>,
): Row {
  return { ids, name: call.name, call, ...expected };
}

/** Expects an answer whose value is the answer itself. */
export const readAsIs = <Value>(answer: Value) => ({ answer, value: answer });

export const store = SITE.WCS_API;
export const TRANSFORMER_HEADERS = { locale: 'en-GB', 'store-name': 'RL-GB', language: 'en' };
export const CONTENT_HEADERS = {
  api_key: 'content-key',
  access_token: 'content-token',
  branch: 'main',
  environment: 'test',
};
