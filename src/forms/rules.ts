import { type Infer, array, object, string } from 'superstruct';
import type { TextKey } from '../kernel/text-keys.ts';
import { charactersIn } from '../kernel/characters.ts';
import { emailProblem } from '../kernel/patterns.ts';
import { dictionary } from '../kernel/struct.ts';
import { type Field, type Namespace, type Values, shownFields } from './field.ts';
import { tidied } from './tidy.ts';

/** Placeholder for a file still uploading; blocks the form. */
export const PENDING = 'pending';
/** Placeholder for a refused file; blocks the form, so that the shopper notices. */
export const REFUSED = 'refused';

/** A broken rule of a field, and the key of its message. */
export const BrokenRule = object({ rule: string(), message: string() });
export type BrokenRule = Infer<typeof BrokenRule>;

/** Broken rules by field name, in rule order. A valid field is absent. */
export const Problems = dictionary(array(BrokenRule));
export type Problems = Infer<typeof Problems>;

/** VAL-26: a custom test of one field. Receives all values, normalised. */
export interface CustomTest<Key extends string = string> {
  name: string;
  errorMessage: Key;
  callback: (value: string | boolean, values: Values) => boolean;
}

/** Custom tests by field name. */
export type CustomTests<Key extends string = string> = Readonly<
  Record<string, readonly CustomTest<Key>[]>
>;

/** Tests with messages of a namespace. */
export type CustomTestsOf<N extends Namespace> = CustomTests<TextKey<N>>;

/** VAL-27: messages of a field without its own. */
export const DEFAULT_MESSAGES = {
  required: 'This field is required.',
  invalid: 'This is not valid.',
  email: 'This must be a valid e-mail address.',
  match: 'This does not match.',
} as const;

type Found = readonly (readonly [rule: string, isBroken: boolean, message: string])[];

/**
 * All problems of a form's values (FRM-03). An empty field is missing or fine; the other rules
 * apply to typed values only.
 * @example formProblems([{ name: 'email', component: 'input', validate: true, required: true }], { email: '' })
 */
export function formProblems(
  fields: readonly Field[],
  values: Values,
  tests: CustomTests = {},
): Problems {
  const tidy = tidied(fields, values);
  return Object.fromEntries(judged(fields, tidy, tests).filter(([, { length }]) => length > 0));
}

function judged(
  fields: readonly Field[],
  values: Values,
  tests: CustomTests,
): [string, BrokenRule[]][] {
  return shownFields(fields).flatMap((field) => {
    if (field.component === 'text' || field.isDisabled) return [];
    const parts = judged(field.fields ?? [], values, tests);
    return [...parts, [field.name, field.validate ? ofField(field, values, tests) : []]];
  });
}

function ofField(field: Field, values: Values, tests: CustomTests): BrokenRule[] {
  const { name, fields, required, requiredMsg = DEFAULT_MESSAGES.required } = field;
  const value = fields ? fields.map((part) => values[part.name] ?? '').join('') : values[name];
  if (value === '' || value === false || value === undefined)
    return required ? [{ rule: 'required', message: requiredMsg }] : [];
  const found = typeof value === 'string' && !fields ? rulesOf(field, value, values) : [];
  const broken = [
    ...found,
    ...(tests[name] ?? []).map(
      (test) => [test.name, !test.callback(value, values), test.errorMessage] as const,
    ),
  ].filter(([, isBroken]) => isBroken);
  return broken.map(([rule, , message]) => ({ rule, message }));
}

function rulesOf(field: Field, value: string, values: Values): Found {
  const { minLength = 0, maxLength = Infinity, minAlphabetic = 0, minNumeric = 0 } = field;
  const { invalidMsg = DEFAULT_MESSAGES.invalid, match, regex } = field;
  if (field.component === 'attachment') return rulesOfFile(value);
  const length = charactersIn(value, maxLength === Infinity ? minLength : maxLength);
  const isEmail = field.type === 'email';
  return [
    ['minLength', length < minLength, invalidMsg],
    ['maxLength', length > maxLength, invalidMsg],
    [
      'match',
      match !== undefined && values[match] !== value,
      field.invalidMatchMsg ?? DEFAULT_MESSAGES.match,
    ],
    ['regex', regex !== undefined && !new RegExp(regex, regex.flags).test(value), invalidMsg],
    [
      'email',
      isEmail && emailProblem(value) === 'invalid',
      field.invalidMsg ?? DEFAULT_MESSAGES.email,
    ],
    ['minAlphabetic', countOf(/\p{L}/gu, value) < minAlphabetic, invalidMsg],
    ['minNumeric', countOf(/\p{Nd}/gu, value) < minNumeric, invalidMsg],
  ];
}

/** Problems of a file that is still uploading or was refused. Messages are texts of `forms`. */
function rulesOfFile(value: string): Found {
  return [
    ['pending', value === PENDING, 'attachment.wait'],
    ['refused', value === REFUSED, 'attachment.refused'],
  ];
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** First field with a problem, in form order; for a group its first wrong part, or its first. */
export function firstWrong(fields: readonly Field[], problems: Problems): string | undefined {
  for (const { name, fields: parts } of shownFields(fields)) {
    const part = parts && firstWrong(parts, problems);
    if (part !== undefined) return part;
    if (problems[name]) return parts?.[0]?.name ?? name;
  }
  return undefined;
}

/** Distinct messages of a field; a group includes those of its parts. */
export function messagesOf({ name, fields = [] }: Field, problems: Problems): readonly string[] {
  const own = problems[name]?.map(({ message }) => message) ?? [];
  return [...new Set([...fields.flatMap((part) => messagesOf(part, problems)), ...own])];
}
