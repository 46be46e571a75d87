import { digestText } from '../../kernel/hash.ts';
import { STORE_DIGEST_LENGTH } from '../../event-log/record.ts';
import { valueDigest } from '../../event-log/value-digest.ts';
import type { AnyCall } from './call.ts';

/** What was asked with a call, and the parameters that it follows from. */
export interface RequestSample {
  call: string;
  params: unknown;
  /** See `requestText`. */
  asked: string;
}

/** Characters of a request that are kept. */
const LONGEST = 240;
const NOTHING_KEPT = new Map<string, never>();

/**
 * What a call asks, without what belongs to a site or a session: method, service, path, query, body. A long one is
 * cut, with a digest of the whole; `undefined` of a file, and of what needs more than parameters.
 *
 * @example requestText(addCall, { variantId: '1', quantity: 1 }) // 'POST commerce /cart/@self {"orderItem":[…]}'
 */
export function requestText(call: AnyCall, params: unknown): string | undefined {
  if (call.isFile) return undefined;
  try {
    const query = new URLSearchParams(call.query?.(params)).toString();
    const body: unknown = call.body?.(params, NOTHING_KEPT);
    const text = [
      call.method,
      call.base,
      `${call.path(params)}${query && `?${query}`}`,
      ...(body === undefined ? [] : [JSON.stringify(body)]),
    ].join(' ');
    const digest = digestText({ a: valueDigest(text), b: 0 }, STORE_DIGEST_LENGTH);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}… ${digest}` : text;
  } catch {
    return undefined;
  }
}
