import { digestText } from '../../kernel/hash.ts';
import { STORE_DIGEST_LENGTH } from '../../event-log/record.ts';
import { valueDigest } from '../../event-log/value-digest.ts';
import type { AnyCall } from './call.ts';

/** A request, and the parameters it was made from. */
export interface RequestSample {
  call: string;
  params: unknown;
  /** See `requestText`. */
  asked: string;
}

/** Most characters of a stored request. */
const LONGEST = 240;
const NOTHING_KEPT = new Map<string, never>();

/**
 * Text of a request without site and session: method, service, path, query, body. A long one is
 * cut, with a digest of the whole. Undefined for a file, and for calls that need secrets.
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
