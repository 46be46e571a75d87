import { array, string } from 'superstruct';

/** The key in local storage of the terms searched for last. */
export const RECENT_KEY = 'selvedge.recentSearches';

/** SRC-08, SRC-09 */
const MAX_TERM = 40;
const MAX_TERMS = 5;

const Terms = array(string());

/** A term as it is searched for: outer and doubled spaces are none. */
export function tidyTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** SRC-06…09: the terms with one more, the newest first. */
export function withRecent(terms: readonly string[], text: string): string[] {
  const term = tidyTerm(text).toLowerCase();
  if (term === '' || term.length > MAX_TERM) return [...terms];
  return [term, ...terms.filter((each) => each !== term)].slice(0, MAX_TERMS);
}

/** The terms that storage holds, as far as it can be believed. */
export function readRecent(stored: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Terms.is(value)) return [];
    return value.reduceRight<string[]>(withRecent, []);
  } catch {
    return [];
  }
}
