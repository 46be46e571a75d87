import { isSafeKey } from '#src/kernel/safe-keys.ts';

/** Records have about ten levels; a stack allows many more. */
const MAX_DEPTH = 100;

/** Names and addresses from the recorder or the browser, always without control characters. */
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
 * Reason to refuse parsed JSON. Refused are: own keys that shadow or reach inherited properties; depth that could
 * exhaust the stack; control characters in keys, names or addresses. Other texts may contain any character.
 */
export function objectionTo(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return 'is nested too deeply';
  for (const [key, part] of Object.entries(value)) {
    if (CONTROL.test(key)) return 'has a control character in a key';
    if (typeof part === 'string' && PLAIN_FIELDS.has(key) && CONTROL.test(part))
      return `has a control character in "${key}"`;
    const objection = isSafeKey(key) ? objectionTo(part, depth + 1) : 'has a forbidden key';
    if (objection) return objection;
  }
  return undefined;
}
