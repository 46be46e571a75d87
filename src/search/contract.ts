import { type Infer, array, object, string } from 'superstruct';

/** What a half-typed term may become: terms to search for, and categories to go to. */
export const Suggestions = object({
  terms: array(string()),
  categories: array(object({ label: string(), url: string() })),
});
export type Suggestions = Infer<typeof Suggestions>;
