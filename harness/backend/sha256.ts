import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of a text as lower-case hex. Synchronous, unlike `crypto.subtle`, so that the backend's step
 * stays a plain function. Simulated accounts need no slower hash.
 *
 * @example sha256('abc') // 'ba7816bf…'
 */
export function sha256(text: string): string {
  return bytesToHex(digestOf(utf8ToBytes(text)));
}
