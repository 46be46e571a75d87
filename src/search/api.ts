import { object, type Infer, array, string } from 'superstruct';
import { personalTerm } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';

/** Suggestions for a partial term: search terms and categories. */
export const Suggestions = object({
  terms: array(personalTerm()),
  categories: array(object({ label: string(), url: string() })),
});
export type Suggestions = Infer<typeof Suggestions>;

/** API-60 */
export const suggestionsCall = defineCall({
  name: 'search.suggestions',
  method: 'GET',
  base: 'transformer',
  path: () => '/suggestions',
  query: ({ term }) => ({ 'filter[search]': term }),
  params: object({ term: personalTerm() }),
  contract: async () => {
    const { SuggestionsAnswer, readSuggestions } = await import('./response.ts');
    return { answer: SuggestionsAnswer, read: readSuggestions };
  },
  value: Suggestions,
  fatalExempt: [404, 500], // FTL-02
});
