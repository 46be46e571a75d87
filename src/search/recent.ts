import { hasLongNumber, tidyTerm } from '../kernel/personal.ts';

/** SRC-08, SRC-09 */
const MAX_TERM = 40;
const MAX_TERMS = 5;

/** Whether a term can be whom or what one pays, and none that is kept: a mail address, a long number. */
function isPersonal(term: string): boolean {
  return term.includes('@') || hasLongNumber(term);
}

/** SRC-06…09: the terms with one more, the newest first. */
export function withRecent(terms: readonly string[], text: string): string[] {
  const term = tidyTerm(text).toLowerCase();
  if (term === '' || term.length > MAX_TERM || isPersonal(term)) return [...terms];
  return [term, ...terms.filter((each) => each !== term)].slice(0, MAX_TERMS);
}

/** Of terms that were kept, those that obey the rules. */
export function believedTerms(kept: readonly string[] | null): string[] {
  return (kept ?? []).reduceRight<string[]>(withRecent, []);
}
