import { type Infer, array, literal, string, type } from 'superstruct';
import { siteLink } from '../../kernel/site-link.ts';
import { sitePathOf } from '../../kernel/site-path.ts';
import { dictionary } from '../../kernel/struct.ts';
import { validItems, optionalLenient, present } from '../../kernel/tolerant.ts';
import { LinkAnswer, readLink } from '../response.ts';
import type { CallUs, ContentPage, Faq, Placements } from './page-contract.ts';

export const PlacementsAnswer = type({
  global_urls: dictionary(string()),
  navigation: type({
    secondarynav: validItems(LinkAnswer),
    glpButtons: validItems(
      type({ gender: string(), name: string(), url: siteLink(), pageType: literal('glp') }),
    ),
  }),
});

export const FaqAnswer = type({
  title: string(),
  sections: array(
    type({ title: string(), questions: array(type({ question: string(), answer: string() })) }),
  ),
});

export const CallUsAnswer = type({
  title: string(),
  text: string(),
  lines: array(type({ label: string(), phone: string(), hours: optionalLenient(string()) })),
});

export const ContentPageAnswer = type({
  title: string(),
  intro: optionalLenient(string()),
  description: optionalLenient(string()),
  updated: optionalLenient(string()),
  sections: validItems(
    type({
      id: string(),
      title: string(),
      paragraphs: validItems(string()),
      points: validItems(string()),
      links: validItems(LinkAnswer),
    }),
  ),
});

export function readPlacements(answer: Infer<typeof PlacementsAnswer>): Placements {
  const { global_urls, navigation } = answer;
  const { secondarynav, glpButtons } = navigation;
  return {
    global_urls: Object.fromEntries(
      Object.entries(global_urls).filter(([, url]) => sitePathOf(url) !== undefined),
    ),
    navigation: {
      secondarynav: secondarynav.map(readLink),
      glpButtons: glpButtons.map(({ gender, name, url, pageType }) => ({
        gender,
        name,
        url,
        pageType,
      })),
    },
  };
}

export function readContentPage(answer: Infer<typeof ContentPageAnswer>): ContentPage {
  const { title, intro = '', description = intro, updated, sections } = answer;
  return present({
    title,
    intro,
    description,
    updated,
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      paragraphs: section.paragraphs,
      points: section.points,
      links: section.links.map(readLink),
    })),
  });
}

export function readFaq({ title, sections }: Infer<typeof FaqAnswer>): Faq {
  return {
    title,
    sections: sections.map((section) => ({
      title: section.title,
      questions: section.questions.map(({ question, answer }) => ({ question, answer })),
    })),
  };
}

export function readCallUs({ title, text, lines }: Infer<typeof CallUsAnswer>): CallUs {
  return {
    title,
    text,
    lines: lines.map(({ label, phone, hours }) => present({ label, phone, hours })),
  };
}
