/** Milliseconds since 1970. */
export function now(): number {
  return Date.now();
}

/** Cryptographically random numbers from 0 to 255. */
export function randomBytes(count: number): number[] {
  return [...crypto.getRandomValues(new Uint8Array(count))];
}
