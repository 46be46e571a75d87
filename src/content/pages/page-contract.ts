import { type Infer, array, literal, object, optional, string } from 'superstruct';
import { dictionary } from '../../kernel/struct.ts';
import { ContentLink } from '../contract.ts';

/** A sectioned page; `points` is a list after the paragraphs, `links` follow it. */
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

/** ENT-30: link to the landing page of a gender. */
const GlpButton = object({
  gender: string(),
  name: string(),
  url: string(),
  pageType: literal('glp'),
});

/** ENT-26: addresses of content pages, and the second row of the navigation. */
export const Placements = object({
  global_urls: dictionary(string()),
  navigation: object({ secondarynav: array(ContentLink), glpButtons: array(GlpButton) }),
});
export type Placements = Infer<typeof Placements>;

/** Questions and answers by subject. */
export const Faq = object({
  title: string(),
  sections: array(
    object({ title: string(), questions: array(object({ question: string(), answer: string() })) }),
  ),
});
export type Faq = Infer<typeof Faq>;

/** Contact data of customer service. */
export const CallUs = object({
  title: string(),
  text: string(),
  lines: array(object({ label: string(), phone: string(), hours: optional(string()) })),
});
export type CallUs = Infer<typeof CallUs>;
