import { describe, expect, it } from 'vitest';
import { type Field, type Values, shownFields } from '#src/forms/field.ts';
import { DEFAULT_MESSAGES, firstWrong, messagesOf, formProblems } from '#src/forms/rules.ts';
import { tidied, tidyEmail } from '#src/forms/tidy.ts';

const NAME: Field = { name: 'name', component: 'input', validate: true };

/** Rules that a value breaks. */
function broken(field: Partial<Field>, value: string | boolean, others: Values = {}): string[] {
  const problems = formProblems([{ ...NAME, ...field }], { ...others, name: value });
  return problems['name']?.map(({ rule }) => rule) ?? [];
}

it('VAL-18 the rules apply only where the field’s validate is on', () => {
  const strict = { required: true, requiredMsg: 'missing' };
  expect(broken({ ...strict, validate: true }, '')).toEqual(['required']);
  expect(broken({ ...strict, validate: false }, '')).toEqual([]);
  expect(formProblems([{ name: 'name', component: 'input', ...strict }], { name: '' })).toEqual({});
});

it('VAL-19 trims text before validating and sending, but not a password', () => {
  expect(broken({ required: true }, ' \t\n ')).toEqual(['required']);
  expect(broken({ maxLength: 3 }, '  ada  ')).toEqual([]);
  expect(tidied([NAME], { name: '  ada  ' })).toEqual({ name: 'ada' });
  const password: Field = { ...NAME, component: 'password' };
  expect(tidied([password], { name: ' indigo ' })).toEqual({ name: ' indigo ' });
});

it('VAL-20 an empty required field gives only requiredMsg', () => {
  const field: Field = {
    ...NAME,
    required: true,
    requiredMsg: 'missing',
    minLength: 3,
    regex: /x/,
  };
  expect(formProblems([field], { name: '' })).toEqual({
    name: [{ rule: 'required', message: 'missing' }],
  });
  expect(formProblems([field], {})).toHaveProperty('name');
});

it('VAL-21 a text that is too short or too long gives invalidMsg', () => {
  const field = { minLength: 2, maxLength: 4, invalidMsg: 'length' };
  expect(broken(field, 'a')).toEqual(['minLength']);
  expect(broken(field, 'ab')).toEqual([]);
  expect(broken(field, 'abcd')).toEqual([]);
  expect(broken(field, 'abcde')).toEqual(['maxLength']);
  expect(broken(field, '')).toEqual([]);
  expect(formProblems([{ ...NAME, ...field }], { name: 'a' })['name']?.[0]?.message).toBe('length');
});

it.each([
  ['an emoji of four people', '👨‍👩‍👧‍👦'],
  ['a letter with a mark of its own', 'e\u0301'],
  ['a flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a syllable of Devanagari', 'नि'],
  ['a syllable of Hangul in parts', '\u1112\u1161\u11ab'],
])('VAL-21 %s is one character', (_, character) => {
  expect(broken({ minLength: 3, maxLength: 3 }, character.repeat(3))).toEqual([]);
  expect(broken({ maxLength: 3 }, character.repeat(4))).toEqual(['maxLength']);
  expect(broken({ minLength: 3 }, character.repeat(2))).toEqual(['minLength']);
});

it('VAL-22 a value that differs from the named other field gives invalidMatchMsg', () => {
  const field = { match: 'other', invalidMsg: 'invalid', invalidMatchMsg: 'differs' };
  const fields: Field[] = [
    { ...NAME, ...field },
    { name: 'other', component: 'input' },
  ];
  expect(formProblems(fields, { name: 'a', other: 'b' })).toEqual({
    name: [{ rule: 'match', message: 'differs' }],
  });
  expect(formProblems(fields, { name: ' a', other: 'a ' })).toEqual({});
});

it('VAL-23 a regex is checked, also a global one twice, and an empty string is exempt', () => {
  const regex = /^\d+$/g;
  expect(broken({ regex }, '12')).toEqual([]);
  expect(broken({ regex }, '12')).toEqual([]);
  expect(broken({ regex }, 'x')).toEqual(['regex']);
  expect(broken({ regex }, '')).toEqual([]);
});

it.each([
  ['VAL-24', 'minAlphabetic', 'aя', 'a1'],
  ['VAL-25', 'minNumeric', '1٢', '1a'],
] as const)('%s requires at least two of %s, in any script', (_, rule, right, wrong) => {
  expect(broken({ [rule]: 2 }, right)).toEqual([]);
  expect(broken({ [rule]: 2 }, wrong)).toEqual([rule]);
});

it('VAL-26 a field has custom tests by its name, each with a name and message', () => {
  const fields = [NAME, { ...NAME, name: 'other' }];
  const test = {
    name: 'notOther',
    errorMessage: 'same',
    callback: (value: string | boolean, values: Values) => value !== values['other'],
  };
  const judge = (values: Values) => formProblems(fields, values, { name: [test] });
  expect(judge({ name: ' a ', other: 'a' })).toEqual({
    name: [{ rule: 'notOther', message: 'same' }],
  });
  expect(judge({ name: 'a', other: 'b' })).toEqual({});
  expect(judge({ name: '', other: '' })).toEqual({});
});

it('VAL-17 a required box has to be ticked', () => {
  const box: Partial<Field> = { component: 'checkbox', required: true, requiredMsg: 'tick' };
  expect(broken(box, false)).toEqual(['required']);
  expect(broken(box, true)).toEqual([]);
});

it('VAL-27 a field without messages uses the English defaults', () => {
  const messages = (field: Partial<Field>, value: string) =>
    formProblems([{ ...NAME, ...field }], { name: value })['name']?.map(({ message }) => message);
  expect(messages({ required: true }, '')).toEqual([DEFAULT_MESSAGES.required]);
  expect(messages({ type: 'email' }, 'ada@')).toEqual([DEFAULT_MESSAGES.email]);
  expect(messages({ maxLength: 1 }, 'ada')).toEqual([DEFAULT_MESSAGES.invalid]);
  expect(messages({ match: 'other' }, 'ada')).toEqual([DEFAULT_MESSAGES.match]);
});

it('FRM-03 reports all broken rules in order, each message once', () => {
  const field: Field = {
    ...NAME,
    maxLength: 2,
    match: 'other',
    regex: /^\d+$/,
    minNumeric: 1,
    invalidMsg: 'invalid',
    invalidMatchMsg: 'differs',
  };
  const problems = formProblems([field], { name: 'abc', other: '' });
  expect(problems['name']?.map(({ rule }) => rule)).toEqual([
    'maxLength',
    'match',
    'regex',
    'minNumeric',
  ]);
  expect(messagesOf(field, problems)).toEqual(['invalid', 'differs']);
});

describe('mail addresses', () => {
  const email: Partial<Field> = { type: 'email', maxLength: 125 };
  const of = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(length - 97)}.${'c'.repeat(30)}.test`;

  it.each([
    ['Ada.Weaver+denim@Example.TEST', []],
    ['a.b.c@example.test', []],
    ['ada@bücher.example', []],
    ['ada@例え.テスト', []],
    ['ада@пример.рф', ['email']],
    ['ada@', ['email']],
    ['ada@localhost', ['email']],
    ['ada@exa mple.test', ['email']],
    ['ada@bü/cher.example', ['email']],
    ['a@b@example.test', ['email']],
    [of(125), []],
    [of(126), ['maxLength']],
    ['a'.repeat(10_000), ['maxLength']],
  ])('VAL-01 VAL-03 %s', (text, rules) => {
    expect(broken(email, text)).toEqual(rules);
  });

  it('sends a domain in another script as mail systems write it', () => {
    expect(tidyEmail(' ada@bücher.example ')).toBe('ada@xn--bcher-kva.example');
    expect(tidyEmail('Ada@Example.test')).toBe('Ada@Example.test');
  });
});

it('skips hidden and disabled fields, and judges by sort position', () => {
  const required = { validate: true, required: true };
  const fields: Field[] = [
    { ...NAME, ...required, name: 'hidden', show: false },
    { ...NAME, ...required, name: 'disabled', isDisabled: true },
    { ...NAME, ...required, name: 'last' },
    { ...NAME, ...required, name: 'first', index: 1 },
    { name: 'words', component: 'text', descr: 'read' },
  ];
  expect(shownFields(fields).map(({ name }) => name)).toEqual([
    'first',
    'disabled',
    'last',
    'words',
  ]);
  const problems = formProblems(fields, {});
  expect(Object.keys(problems)).toEqual(['first', 'last']);
  expect(firstWrong(fields, problems)).toBe('first');
});

it('judges 10,000 characters of any script quickly', () => {
  const scripts = ['a', 'я', '世', '👩‍🚀', 'נ', '\u202e', '\u0301', '<', '&#0;', '\u0000'];
  for (const text of scripts.map((each) => each.repeat(10_000))) {
    const field = { type: 'email', maxLength: 125, regex: /^[^@]+@[^@]+$/ } as const;
    expect(broken(field, text)).not.toEqual([]);
  }
});
