/** One changed path in a value. `undefined` means missing. */
export interface ValueChange {
  path: string;
  before: unknown;
  after: unknown;
}

/**
 * Returns up to `limit` paths where two JSON values differ.
 *
 * @example valueDiff({ a: [1] }, { a: [1, 2] }) // [{ path: 'a.1', before: undefined, after: 2 }]
 */
export function valueDiff(before: unknown, after: unknown, limit = 200): ValueChange[] {
  const changes: ValueChange[] = [];

  function compare(old: unknown, now: unknown, path: string): void {
    if (changes.length >= limit || Object.is(old, now)) return;
    if (!isBranch(old) || !isBranch(now) || Array.isArray(old) !== Array.isArray(now)) {
      changes.push({ path, before: old, after: now });
      return;
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
      compare(old[key], now[key], path === '' ? key : `${path}.${key}`);
  }

  compare(before, after, '');
  return changes;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
