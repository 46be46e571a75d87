import { isOwnKey } from '#src/kernel/own-keys.ts';

/** Records have about ten levels; a stack has room for many more. */
const MAX_DEPTH = 100;

/** Names and addresses that the recorder or the browser writes: neither has a control character. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  'trace',
  'app',
  'catalogue',
  'stream',
  'unit',
  'port',
  'call',
  'host',
  'path',
  'search',
  'hash',
  'referrer',
]);
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/**
 * Reason to refuse parsed JSON: an own key that could reach or hide what every object inherits, a depth that is for
 * exhausting stacks, or a control character in a key, a name or an address. Other texts may hold any character.
 */
export function objectionTo(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return 'is nested too deeply';
  for (const [key, part] of Object.entries(value)) {
    if (CONTROL.test(key)) return 'has a control character in a key';
    if (typeof part === 'string' && PLAIN_FIELDS.has(key) && CONTROL.test(part))
      return `has a control character in "${key}"`;
    const objection = isOwnKey(key) ? objectionTo(part, depth + 1) : 'has a forbidden key';
    if (objection) return objection;
  }
  return undefined;
}
