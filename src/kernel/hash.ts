/**
 * Running non-cryptographic 64-bit digest in two 32-bit lanes (after cyrb53 by bryc, public
 * domain). Finds accidental differences; not safe against forgery.
 */
export interface Digest {
  a: number;
  b: number;
}

/** Creates a digest; equal seeds and texts give equal digests in every engine. */
export function createDigest(seed = 0): Digest {
  return { a: 0xdeadbeef ^ seed, b: 0x41c6ce57 ^ seed };
}

const encoder = new TextEncoder();
let bytes = new Uint8Array(1 << 15);
let words = new Int32Array(bytes.buffer);

/** Longest text packed by hand: below this the encoder is slower. */
const SHORT = 160;

/** Packs a short ASCII text; false for any other text. */
function pack(text: string): boolean {
  const { length } = text;
  let all = 0;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    bytes[index] = code;
    all |= code;
  }
  return all < 128;
}

/**
 * Encodes a text as UTF-8 into `bytes`, padded with zeros to whole pairs of words; returns the
 * number of pairs.
 */
function encode(text: string): number {
  if (text.length <= SHORT && pack(text)) {
    bytes.fill(0, text.length, text.length + 8);
    return (text.length + 7) >> 3;
  }
  if (bytes.length < text.length * 3 + 8) {
    bytes = new Uint8Array((text.length * 3 + 8 + 7) & ~7);
    words = new Int32Array(bytes.buffer);
  }
  const { written } = encoder.encodeInto(text, bytes);
  bytes.fill(0, written, written + 8);
  return (written + 7) >> 3;
}

/**
 * Mixes a text into the digest, in place: its UTF-8 words alternate between the lanes, which are
 * mixed with each other. Order and text boundaries count.
 */
export function mixText(digest: Digest, text: string): void {
  let { a, b } = digest;
  const pairs = encode(text);
  for (let index = 0; index < pairs * 2; index += 2) {
    a = Math.imul(a ^ (words[index] as number), 2654435761);
    b = Math.imul(b ^ (words[index + 1] as number), 1597334677);
    a ^= a >>> 15;
    b ^= b >>> 15;
  }
  a = Math.imul(a ^ (a >>> 16) ^ text.length, 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  digest.a = a;
  digest.b = b;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Digest as base64url text of 1 to 10 characters (6 bits each). */
export function digestText(digest: Digest, characters = 10): string {
  let text = '';
  for (let index = 0; index < characters; index++) {
    const lane = index < 5 ? digest.a : digest.b;
    text += ALPHABET[(lane >>> ((index % 5) * 6)) & 63] ?? '';
  }
  return text;
}

/** Digest text of one string. */
export function hashText(text: string, characters = 10): string {
  const digest = createDigest();
  mixText(digest, text);
  return digestText(digest, characters);
}
