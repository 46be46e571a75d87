/**
 * A running, non-cryptographic 64-bit digest in two 32-bit lanes (after cyrb53 by bryc, public domain).
 * It finds accidents and divergences; it is no proof against a forger.
 */
export interface Digest {
  a: number;
  b: number;
}

/** A fresh digest; the same seed and text give the same digest in every engine. */
export function createDigest(seed = 0): Digest {
  return { a: 0xdeadbeef ^ seed, b: 0x41c6ce57 ^ seed };
}

const encoder = new TextEncoder();
let bytes = new Uint8Array(1 << 15);
let words = new Int32Array(bytes.buffer);

/** Longest text that is packed by hand: asking the encoder costs more than so many characters. */
const SHORT = 160;

/** Packs a short text of ASCII characters, whose UTF-8 bytes are their codes; false where it is not one. */
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

/** The text as UTF-8 in `bytes`, padded with zeros to whole pairs of words; the number of pairs. */
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
 * Mixes a text into the digest, in place: its UTF-8 bytes as words, in turn into the two lanes, and
 * the lanes into each other. Calls are order-dependent; text boundaries count.
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

/** The digest as base64url text of 1 to 10 characters (6 bits each). */
export function digestText(digest: Digest, characters = 10): string {
  let text = '';
  for (let index = 0; index < characters; index++) {
    const lane = index < 5 ? digest.a : digest.b;
    text += ALPHABET[(lane >>> ((index % 5) * 6)) & 63] ?? '';
  }
  return text;
}

/** The digest text of one string. */
export function hashText(text: string, characters = 10): string {
  const digest = createDigest();
  mixText(digest, text);
  return digestText(digest, characters);
}
