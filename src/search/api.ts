import { object } from 'superstruct';
import { personalTerm } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { Suggestions } from './contract.ts';

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
