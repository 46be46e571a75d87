import { type Infer, array, string, type } from 'superstruct';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { CallUs, Faq } from './contract.ts';

export const FaqAnswer = type({
  title: string(),
  sections: array(
    type({ title: string(), questions: array(type({ question: string(), answer: string() })) }),
  ),
});

export const CallUsAnswer = type({
  title: string(),
  text: string(),
  lines: array(type({ label: string(), phone: string(), hours: orNothing(string()) })),
});

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
