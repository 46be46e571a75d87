import { type Infer, array, object, string } from 'superstruct';
import { personalTerm } from '../kernel/struct.ts';

/** What a half-typed term may become: terms to search for, and categories to go to. */
export const Suggestions = object({
  terms: array(personalTerm()),
  categories: array(object({ label: string(), url: string() })),
});
export type Suggestions = Infer<typeof Suggestions>;
