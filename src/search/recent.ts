import { hasLongNumber, tidyTerm } from '../kernel/personal.ts';

/** SRC-08, SRC-09 */
const MAX_TERM = 40;
const MAX_TERMS = 5;

/** True for terms that may be personal and are not stored: e-mail addresses and long numbers. */
function isPersonal(term: string): boolean {
  return term.includes('@') || hasLongNumber(term);
}

/** SRC-06…09: adds a term to the front. */
export function withRecent(terms: readonly string[], text: string): string[] {
  const term = tidyTerm(text).toLowerCase();
  if (term === '' || term.length > MAX_TERM || isPersonal(term)) return [...terms];
  return [term, ...terms.filter((each) => each !== term)].slice(0, MAX_TERMS);
}

/** Filters stored terms by the same rules. */
export function believedTerms(kept: readonly string[] | null): string[] {
  return (kept ?? []).reduceRight<string[]>(withRecent, []);
}
