const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/**
 * Whether a text can be a key of plain data. The names of what every object inherits cannot: they
 * would reach, or hide, what is no data. The one rule for what the shop takes in and for what a
 * trace may hold.
 *
 * @example isOwnKey('8719218013024') // true
 * @example isOwnKey('constructor') // false
 */
export function isOwnKey(key: string): boolean {
  return !INHERITED.includes(key);
}

/** Finds texts that may hold what can be no key; an escape could write anything. */
const DOUBTFUL = new RegExp(`"(?:${INHERITED.join('|')})"|\\\\u`);

/**
 * Parses JSON that others have written. What can be no key is left out: as a field's name, and as a
 * text, since ids become keys. Throws where it is no JSON.
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
      isOwnKey(key) && canStay(part) ? [[key, withOwnKeys(part)]] : [],
    ),
  );
}

function canStay(part: unknown): boolean {
  return typeof part !== 'string' || isOwnKey(part);
}
