import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { PLURAL } from './texts.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Keys that end in a backend error code. */
const OF_THE_BACKEND = /(?:^|\.)[A-Z_]+$/;
/** Part of a key in a source. */
const WORDS = /^[\w.-]*$/;
const NAMED = /['"`](?:\w+:)?([\w.-]+)['"`]/g;
const COMPUTED = /`(?:\w+:)?([\w.-]*\$\{[^`\n]*)`/g;

/** Pattern of a key with computed parts: `stock.${status}` matches `stock.` and anything. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{[^}]*\}/);
  const isKey = parts.every((part) => WORDS.test(part)) && parts.some((part) => /\w{2}/.test(part));
  if (!isKey) return [];
  const source = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+');
  return [new RegExp(`^${source}$`)];
}

/**
 * Keys that no source contains, complete or with computed parts. Also lists used keys that are computed from data
 * alone.
 *
 * @example unusedKeys(['bag.title', 'bag.nobody']) // ['bag.nobody']
 */
export function unusedKeys(keys: Iterable<string>): string[] {
  const files = globSync('{src,harness,stories}/**/*.{ts,tsx}', { cwd: project });
  const sources = files.map((file) => readFileSync(project + file, 'utf8'));
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
