import { type Infer, literal, object } from 'superstruct';
import { personalTerm, taggedUnion } from '../kernel/struct.ts';
import { Suggestions } from './api.ts';

/** State of the suggestions for the typed text. */
export const SuggestionsState = taggedUnion('status', {
  none: object({ status: literal('none') }),
  loading: object({ status: literal('loading'), term: personalTerm() }),
  ready: object({ status: literal('ready'), term: personalTerm(), suggestions: Suggestions }),
});
export type SuggestionsState = Infer<typeof SuggestionsState>;

/** An option of the search field's list. */
export interface Offer {
  group: 'terms' | 'categories' | 'recent' | 'top';
  label: string;
  /** Target address; for a term its results. */
  url: string;
}

/** RTE-26: path of the results for a term. */
export function resultsPath(term: string): string {
  return `/search?${new URLSearchParams({ searchTerm: term }).toString()}`;
}

/** True if an address is the results page of a term, in any encoding of spaces. */
export function isResultsOf(url: string, term: string): boolean {
  const [path, query = ''] = url.split('?');
  return `${path}?${new URLSearchParams(query).toString()}` === resultsPath(term);
}

/**
 * Offers in display order, which the arrow keys follow. Recent and top searches are for an empty
 * field only.
 */
export function offersOf(
  state: SuggestionsState,
  typed: string,
  recent: readonly string[],
  top: readonly { label: string; url: string }[],
): Offer[] {
  if (state.status === 'ready') {
    const { terms, categories } = state.suggestions;
    return [
      ...terms.map((term) => ({ group: 'terms' as const, label: term, url: resultsPath(term) })),
      ...categories.map((category) => ({ group: 'categories' as const, ...category })),
    ];
  }
  if (state.status === 'loading' || typed.trim() !== '') return [];
  return [
    ...recent.map((term) => ({ group: 'recent' as const, label: term, url: resultsPath(term) })),
    ...top.map((each) => ({ group: 'top' as const, ...each })),
  ];
}
