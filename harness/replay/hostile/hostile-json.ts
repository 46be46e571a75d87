import { isOwnKey } from '#src/kernel/own-keys.ts';

/** Records have about ten levels; a stack has room for many more. */
const MAX_DEPTH = 100;

/** What speaks against parsed JSON: an own key that could reach or hide what every object inherits, or a depth that is for exhausting stacks. */
export function objectionTo(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return 'is nested too deeply';
  for (const [key, part] of Object.entries(value)) {
    const objection = isOwnKey(key) ? objectionTo(part, depth + 1) : 'has a forbidden key';
    if (objection) return objection;
  }
  return undefined;
}
