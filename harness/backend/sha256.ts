import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The SHA-256 of a text as lower-case hex. Synchronous, which `crypto.subtle` is not, so that the
 * backend's step stays a plain function; the simulation's accounts need no slower hash.
 *
 * @example sha256('abc') // 'ba7816bf…'
 */
export function sha256(text: string): string {
  return bytesToHex(digestOf(utf8ToBytes(text)));
}
