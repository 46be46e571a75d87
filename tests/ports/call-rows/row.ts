import type { Call } from '#src/ports/http/call.ts';

/** What a call says of itself beyond its address; only what differs from the defaults. */
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
  /** A good answer and what is read from it; an answer of a call whose success says it all. */
  reads?: { answer: unknown; value: Value };
  /** Answers that are refused. */
  refuses?: unknown[];
}

/** One line of the table: the ledger's ids, the call, and all that is asked of it. */
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

export const store = '/wcs/resources/store/30002';
export const TRANSFORMER_HEADERS = { locale: 'en-GB', 'store-name': 'RL-GB', language: 'en' };
export const CONTENT_HEADERS = {
  api_key: 'content-key',
  access_token: 'content-token',
  branch: 'main',
  environment: 'test',
};
