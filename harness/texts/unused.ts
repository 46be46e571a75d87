import { sourceTexts } from './source-keys.ts';
import { PLURAL } from './texts.ts';

/** What the backend names: its errors' texts. */
const OF_THE_BACKEND = /(?:^|\.)[A-Z_]+$/;
/** A part of a key as sources write it. */
const WORDS = /^[\w.-]*$/;
const NAMED = /['"`](?:\w+:)?([\w.-]+)['"`]/g;
const COMPUTED = /`(?:\w+:)?([\w.-]*\$\{[^`\n]*)`/g;

/** A key of which parts are computed: `stock.${status}` is `stock.` and anything. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{[^}]*\}/);
  const isKey = parts.every((part) => WORDS.test(part)) && parts.some((part) => /\w{2}/.test(part));
  if (!isKey) return [];
  const source = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+');
  return [new RegExp(`^${source}$`)];
}

/**
 * Keys that no source names, neither whole nor with a computed part. A key of data that is put together
 * from nothing but data is not seen: it would be told though it is used.
 *
 * @example unusedKeys(['bag.title', 'bag.nobody']) // ['bag.nobody']
 */
export function unusedKeys(keys: Iterable<string>): string[] {
  const sources = sourceTexts();
  const named = new Set(sources.flatMap((code) => [...code.matchAll(NAMED)].map(([, key]) => key)));
  const patterns = sources.flatMap((code) =>
    [...code.matchAll(COMPUTED)].flatMap(([, template = '']) => patternOf(template)),
  );
  return [...keys].filter((key) => {
    const base = key.replace(PLURAL, '');
    if (OF_THE_BACKEND.test(key)) return false;
    if (named.has(key) || named.has(base)) return false;
    return !patterns.some((pattern) => pattern.test(key) || pattern.test(base));
  });
}
