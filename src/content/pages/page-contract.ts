import { type Infer, array, object, optional, string } from 'superstruct';
import { ContentLink } from '../contract.ts';

/** A page in sections; `points` is a list after the paragraphs, `links` lead on from there. */
export const ContentPage = object({
  title: string(),
  intro: string(),
  description: string(),
  updated: optional(string()),
  sections: array(
    object({
      id: string(),
      title: string(),
      paragraphs: array(string()),
      points: array(string()),
      links: array(ContentLink),
    }),
  ),
});
export type ContentPage = Infer<typeof ContentPage>;
