/** SRC-08, SRC-09 */
const MAX_TERM = 40;
const MAX_TERMS = 5;

/** A term as it is searched for: outer and doubled spaces are none. */
export function tidySearchTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** SRC-06…09: the terms with one more, the newest first. */
export function withRecent(terms: readonly string[], text: string): string[] {
  const term = tidySearchTerm(text).toLowerCase();
  if (term === '' || term.length > MAX_TERM) return [...terms];
  return [term, ...terms.filter((each) => each !== term)].slice(0, MAX_TERMS);
}

/** Of terms that were kept, those that obey the rules. */
export function believedTerms(kept: readonly string[] | null): string[] {
  return (kept ?? []).reduceRight<string[]>(withRecent, []);
}
