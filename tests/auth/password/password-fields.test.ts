import { expect, it } from 'vitest';
import { NEW_PASSWORD, PASSWORD_AGAIN } from '#src/auth/password/password-fields.ts';
import { metRules } from '#src/forms/password-help.ts';
import { messagesOf, formProblems } from '#src/forms/rules.ts';

const WRONG = '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT';

it.each([
  ['VAL-06', '', 'FIELD_REQUIRED'],
  ['VAL-04', 'indigo-18', WRONG],
  ['VAL-04', 'indigo-187', undefined],
  ['VAL-04', `indigo-${'1'.repeat(18)}`, undefined],
  ['VAL-04', `indigo-${'1'.repeat(19)}`, WRONG],
  ['VAL-04 counts as a person counts:', `a1${'👨‍👩‍👧‍👦'.repeat(8)}`, undefined],
  ['VAL-04 counts as a person counts:', `a1${'👨‍👩‍👧‍👦'.repeat(7)}`, WRONG],
  ['VAL-04', `a1${'x'.repeat(9_998)}`, WRONG],
  ['VAL-05', '1234567890', WRONG],
  ['VAL-05', 'indigo-only', WRONG],
  ['VAL-05', 'größenmaß-5', undefined],
  ['VAL-05 in any script:', 'كلمةالمرور٣', undefined],
  ['VAL-19 a password is not trimmed:', '  indigo 5', undefined],
])('%s for a new password %j the message is %s', (_, password, key) => {
  const problems = formProblems([NEW_PASSWORD], { password });
  expect(messagesOf(NEW_PASSWORD, problems)).toEqual(key === undefined ? [] : [key]);
});

it('FRM-03 reports all problems of a password, in rule order', () => {
  const found = formProblems([NEW_PASSWORD], { password: '---' })['password'];
  expect(found?.map(({ rule }) => rule)).toEqual(['minLength', 'minAlphabetic', 'minNumeric']);
});

it('FRM-08 each rule is met separately, once a text is typed', () => {
  const of = (typed: string) => metRules(NEW_PASSWORD, typed);
  expect(of('')).toEqual([]);
  expect(of('indigo')).toEqual(['letter']);
  expect(of('1873')).toEqual(['digit']);
  expect(of('indigo-1873')).toEqual(['length', 'letter', 'digit']);
  expect(of('indigo-1873'.repeat(3))).toEqual(['letter', 'digit']);
});

it.each([
  ['VAL-09', '', 'FIELD_REQUIRED'],
  ['VAL-10', 'indigo-1874', 'PASSWORDS_DO_NOT_MATCH'],
  ['VAL-10', 'indigo-1873 ', 'PASSWORDS_DO_NOT_MATCH'],
  ['VAL-10', 'indigo-1873', undefined],
])('%s for the confirmation %j the message is %s', (_, passwordConfirmation, key) => {
  const fields = [NEW_PASSWORD, PASSWORD_AGAIN];
  const problems = formProblems(fields, { password: 'indigo-1873', passwordConfirmation });
  expect(messagesOf(PASSWORD_AGAIN, problems)).toEqual(key === undefined ? [] : [key]);
});
