import { LRUCache } from 'lru-cache';

/** Most remembered hashes; pages with the same products have the same colours. */
const REMEMBERED = 500;

/** Returns a function that hashes a text as `hashOf` does, and remembers the last results. */
export function createTextHashes(): (text: string) => Promise<string> {
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  return async (text) => {
    // No promise is remembered: a platform may forbid a request to await another's.
    const hash = known.get(text) ?? (await hashOf(new TextEncoder().encode(text)));
    known.set(text, hash);
    return hash;
  };
}

/** Base64 SHA-256 hash. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
