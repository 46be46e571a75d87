const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/**
 * True if a text is a safe key of plain data. Names that every object inherits are not: they
 * would reach or hide a prototype's property. Applies to all foreign data and to traces.
 *
 * @example isOwnKey('8719218013024') // true
 * @example isOwnKey('constructor') // false
 */
export function isSafeKey(key: string): boolean {
  return !INHERITED.includes(key);
}

/** Matches JSON that may contain an unsafe key; an escape could write any. */
const DOUBTFUL = new RegExp(`"(?:${INHERITED.join('|')})"|\\\\u`);

/**
 * Parses foreign JSON. Removes unsafe keys, as field names and as texts, because ids become keys.
 * Throws for invalid JSON.
 *
 * @example parseForeign('{"id":"7","__proto__":{}}') // { id: '7' }
 */
export function parseForeign(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return DOUBTFUL.test(text) ? withOwnKeys(value) : value;
}

function withOwnKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(canStay).map(withOwnKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] =>
      isSafeKey(key) && canStay(part) ? [[key, withOwnKeys(part)]] : [],
    ),
  );
}

function canStay(part: unknown): boolean {
  return typeof part !== 'string' || isSafeKey(part);
}
