/** Milliseconds since 1970. */
export function thisMoment(): number {
  return Date.now();
}

/** Cryptographically random numbers from 0 to 255. */
export function randomNumbers(count: number): number[] {
  return [...crypto.getRandomValues(new Uint8Array(count))];
}
