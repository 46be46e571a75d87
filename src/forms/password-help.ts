import type { Field } from './field.ts';
import { formProblems } from './rules.ts';

/** Password rules in display order. */
const RULES = ['length', 'letter', 'digit'] as const;
export type HelpRule = (typeof RULES)[number];

const BREAKS: Readonly<Record<HelpRule, readonly string[]>> = {
  length: ['minLength', 'maxLength'],
  letter: ['minAlphabetic'],
  digit: ['minNumeric'],
};

/** Rules that apply to a password field. */
export function helpRulesOf({ minLength, minAlphabetic, minNumeric }: Field): readonly HelpRule[] {
  const has = { length: minLength, letter: minAlphabetic, digit: minNumeric };
  return RULES.filter((rule) => (has[rule] ?? 0) > 0);
}

/** FRM-08: rules met by a typed password; none while it is empty. */
export function metRules(field: Field, typed: string): readonly HelpRule[] {
  if (typed === '') return [];
  const broken = formProblems([{ ...field, validate: true }], { [field.name]: typed })[field.name];
  const rules = broken?.map(({ rule }) => rule) ?? [];
  return helpRulesOf(field).filter((rule) => !BREAKS[rule].some((each) => rules.includes(each)));
}
