/** Inputs of the environment, not of a shopper. */
const SURROUNDINGS =
  /^(?:(?:app|files|connection|page|tabs|session-gate|navigation|vitals|measure)\/|(?:analytics\/watchTroubles|product\/warm)$)/;

/** Inputs at the start of every session (consent) and at its end (reports). */
const AROUND = /^(?:consent|reports)\//;

/** True if an input is a shopper's action, and so a step of a scenario. */
export function isWish({ name }: { name: string }): boolean {
  return !SURROUNDINGS.test(name);
}

/** True for inputs of consent and of the shopper's report. */
export function isAround({ name }: { name: string }): boolean {
  return AROUND.test(name);
}
