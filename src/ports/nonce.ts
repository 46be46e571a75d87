import { never, string } from 'superstruct';
import { noPayload } from '../kernel/struct.ts';
import { feature, port } from '../event-log/units.ts';

feature('core');

/** Parameter of a return address that holds the nonce. */
export const NONCE = 'nonce';

/**
 * Creates a random nonce of 32 hexadecimal digits. A return with it was started by this tab. Used
 * once; not secret afterwards.
 */
export const makeNonceFx = port('ids/makeNonce', {
  params: noPayload(),
  done: string(),
  fail: never(),
});

/** Handler of `makeNonceFx`. */
export async function makeNonce(): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
