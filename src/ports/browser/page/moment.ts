/** Milliseconds since 1970. */
export function thisMoment(): number {
  return Date.now();
}

/** So many numbers from 0 to 255 that nobody can guess. */
export function randomNumbers(count: number): number[] {
  return [...crypto.getRandomValues(new Uint8Array(count))];
}
