/** Inputs that no shopper gives: they follow from where the page is. */
const SURROUNDINGS =
  /^(?:(?:app|files|connection|page|tabs|session-gate|navigation|vitals|measure)\/|(?:analytics\/watchTroubles|product\/warm)$)/;

/** What every session begins with, and what a report of it ends with. */
const AROUND = /^(?:consent|reports)\//;

/** Whether an input is a shopper's own, and a step of a scenario. */
export function isWish({ name }: { name: string }): boolean {
  return !SURROUNDINGS.test(name);
}

/** Whether it is one of consent, or of the report by which the trace came. */
export function isAround({ name }: { name: string }): boolean {
  return AROUND.test(name);
}
