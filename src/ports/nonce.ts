import { never, string } from 'superstruct';
import { nothing } from '../kernel/struct.ts';
import { port } from '../event-log/units.ts';

/** The parameter of a way back that holds what `makeNonceFx` has made. */
export const NONCE = 'nonce';

/**
 * Makes a text that nobody can guess: 32 hexadecimal digits. What comes back with it was sent by this
 * tab. Good for one way and no secret afterwards.
 */
export const makeNonceFx = port('ids/makeNonce', {
  params: nothing(),
  done: string(),
  fail: never(),
});

/** The browser's handler of `makeNonceFx`. */
export async function makeNonce(): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
