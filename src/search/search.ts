import { type Infer, literal, object } from 'superstruct';
import { personalTerm, taggedUnion } from '../kernel/struct.ts';
import { Suggestions } from './contract.ts';

/** What is offered for the text in the field. */
export const SuggestionsState = taggedUnion('status', {
  none: object({ status: literal('none') }),
  loading: object({ status: literal('loading'), term: personalTerm() }),
  ready: object({ status: literal('ready'), term: personalTerm(), suggestions: Suggestions }),
});
export type SuggestionsState = Infer<typeof SuggestionsState>;

/** Something that the shopper can choose instead of typing on. */
export interface Offer {
  group: 'terms' | 'categories' | 'recent' | 'top';
  label: string;
  /** Where it leads; a term leads to its results. */
  url: string;
}

/** RTE-26: where the results of a term are. */
export function resultsPath(term: string): string {
  return `/search?${new URLSearchParams({ searchTerm: term }).toString()}`;
}

/** Whether an address is that of a term's results, whichever way its spaces are written. */
export function isResultsOf(url: string, term: string): boolean {
  const [path, query = ''] = url.split('?');
  return `${path}?${new URLSearchParams(query).toString()}` === resultsPath(term);
}

/**
 * The offers in the order in which they are shown, and the arrow keys walk them. Recent and top
 * searches are for an empty field: whoever types waits for suggestions.
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
