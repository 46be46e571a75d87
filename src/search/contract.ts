import { type Infer, array, object, string } from 'superstruct';
import { personalTerm } from '../kernel/struct.ts';

/** Suggestions for a partial term: search terms and categories. */
export const Suggestions = object({
  terms: array(personalTerm()),
  categories: array(object({ label: string(), url: string() })),
});
export type Suggestions = Infer<typeof Suggestions>;
