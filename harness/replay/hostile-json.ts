const HOSTILE = ['__proto__', 'constructor', 'prototype'];
/** Records have about ten levels; a stack has room for many more. */
const MAX_DEPTH = 100;

/** What speaks against parsed JSON: an own key that could reach an object's prototype, or a depth that is for exhausting stacks. */
export function objectionTo(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return 'is nested too deeply';
  for (const [key, part] of Object.entries(value)) {
    const objection = HOSTILE.includes(key) ? 'has a forbidden key' : objectionTo(part, depth + 1);
    if (objection) return objection;
  }
  return undefined;
}
