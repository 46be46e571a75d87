import type { Field } from './field.ts';
import { formProblems } from './rules.ts';

/** The rules of a password, in the order in which they are said. */
const RULES = ['length', 'letter', 'digit'] as const;
export type HelpRule = (typeof RULES)[number];

const BREAKS: Readonly<Record<HelpRule, readonly string[]>> = {
  length: ['minLength', 'maxLength'],
  letter: ['minAlphabetic'],
  digit: ['minNumeric'],
};

/** The rules that a password field has. */
export function helpRulesOf({ minLength, minAlphabetic, minNumeric }: Field): readonly HelpRule[] {
  const has = { length: minLength, letter: minAlphabetic, digit: minNumeric };
  return RULES.filter((rule) => (has[rule] ?? 0) > 0);
}

/** FRM-08: the rules that what was typed meets: once something was, those of which nothing is wrong. */
export function metRules(field: Field, typed: string): readonly HelpRule[] {
  if (typed === '') return [];
  const broken = formProblems([{ ...field, validate: true }], { [field.name]: typed })[field.name];
  const rules = broken?.map(({ rule }) => rule) ?? [];
  return helpRulesOf(field).filter((rule) => !BREAKS[rule].some((each) => rules.includes(each)));
}
