import { type Infer, array, string, type } from 'superstruct';
import { siteLink } from '../kernel/site-link.ts';
import { validItems } from '../kernel/tolerant.ts';
import type { Suggestions } from './api.ts';

export const SuggestionsAnswer = type({
  data: type({
    terms: array(type({ term: string() })),
    categories: validItems(type({ label: string(), url: siteLink() })),
  }),
});

export function readSuggestions({ data }: Infer<typeof SuggestionsAnswer>): Suggestions {
  return {
    terms: data.terms.map(({ term }) => term),
    categories: data.categories.map(({ label, url }) => ({ label, url })),
  };
}
