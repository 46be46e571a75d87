import { type Infer, array, enums, literal, object, optional, string } from 'superstruct';
import { dictionary } from '../kernel/struct.ts';

/** CNT-03…07: for whom a piece of content is. */
export const Visibility = enums([
  'show_for_all',
  'highlighted',
  'show_for_registered_only',
  'show_for_anonymous_only',
  'show_for_exclusive_only',
  'show_for_non_exclusive_only',
]);

export const ContentLink = object({ label: string(), url: string() });
export type ContentLink = Infer<typeof ContentLink>;

/** A piece of content; `image` is a picture's id, `groups` are the columns of a menu or a footer. */
export const ContentSpot = object({
  id: string(),
  visibility: Visibility,
  title: optional(string()),
  text: optional(string()),
  image: optional(string()),
  alt: optional(string()),
  url: optional(string()),
  groups: array(object({ title: string(), links: array(ContentLink) })),
});
export type ContentSpot = Infer<typeof ContentSpot>;

/** Pieces of content by layout key (CNT-02). */
export const ContentLayout = dictionary(array(ContentSpot));
export type ContentLayout = Infer<typeof ContentLayout>;

/** ENT-30: leads to the landing page of a gender. */
const GlpButton = object({
  gender: string(),
  name: string(),
  url: string(),
  pageType: literal('glp'),
});

/** ENT-26: addresses that all pages name, and the second row of the navigation. */
export const Placements = object({
  global_urls: dictionary(string()),
  navigation: object({ secondarynav: array(ContentLink), glpButtons: array(GlpButton) }),
});
export type Placements = Infer<typeof Placements>;

/** Questions and their answers, by subject. */
export const Faq = object({
  title: string(),
  sections: array(
    object({ title: string(), questions: array(object({ question: string(), answer: string() })) }),
  ),
});
export type Faq = Infer<typeof Faq>;

/** How to call customer service. */
export const CallUs = object({
  title: string(),
  text: string(),
  lines: array(object({ label: string(), phone: string(), hours: optional(string()) })),
});
export type CallUs = Infer<typeof CallUs>;
