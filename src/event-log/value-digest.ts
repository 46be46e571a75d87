/** Fewest parts of a value whose digest is cached: a lookup costs as much as that many parts. */
const WORTH_KEEPING = 12;

/** Cached digests of immutable values: a changed store shares most of its parts. */
const known = new WeakMap<object, number>();
let parts = 0;

/** Most cached key digests: structs have some hundreds, dictionaries any number. */
const MOST_KEYS = 2_000;

const ofKeys = new Map<string, number>();

function ofKey(key: string): number {
  const before = ofKeys.get(key);
  if (before !== undefined) return before;
  const digest = ofText(key, 0x4e4);
  if (ofKeys.size < MOST_KEYS) ofKeys.set(key, digest);
  return digest;
}

/** 32-bit digest of a text. */
function ofText(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return stirred(hash ^ text.length);
}

function stirred(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

function ofParts(value: object): number {
  if (Array.isArray(value))
    return value.reduce((hash: number, part) => stirred(hash ^ valueDigest(part)), 0x1e7);
  let hash = 0x0b1;
  for (const key of Object.keys(value)) {
    const part: unknown = Reflect.get(value, key);
    // Adds the parts, because the order of keys must not matter.
    if (part !== undefined) hash = (hash + stirred(ofKey(key) ^ valueDigest(part))) | 0;
  }
  return stirred(hash);
}

/**
 * 32-bit digest of plain JSON data, independent of key order. Values are immutable and are cached
 * by reference.
 */
export function valueDigest(value: unknown): number {
  parts += 1;
  if (typeof value === 'string') return ofText(value, 0x57e);
  if (typeof value !== 'object' || value === null)
    return ofText(JSON.stringify(value) ?? 'null', 0x711);
  const before = known.get(value);
  if (before !== undefined) return before;
  const from = parts;
  const digest = ofParts(value);
  if (parts - from >= WORTH_KEEPING) known.set(value, digest);
  return digest;
}
