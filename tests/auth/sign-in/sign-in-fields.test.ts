import { expect, it } from 'vitest';
import { signInFields } from '#src/auth/sign-in/sign-in-fields.ts';
import { messagesOf, formProblems } from '#src/forms/rules.ts';

const right = { email: 'ada@example.test', password: '12345', rememberMe: false };

function errorsOf(change: Partial<typeof right>): Record<string, readonly string[]> {
  const fields = signInFields();
  const problems = formProblems(fields, { ...right, ...change });
  const wrong = fields.filter(({ name }) => problems[name]);
  return Object.fromEntries(wrong.map((field) => [field.name, messagesOf(field, problems)]));
}

const INVALID = { email: ['signIn.EMAIL_INVALID'] };

it('VAL-01 an invalid address gives EMAIL_INVALID', () => {
  expect(errorsOf({ email: 'ada@' })).toEqual(INVALID);
  expect(errorsOf({ email: ' ada@example.test ' })).toEqual({});
});

it('VAL-02 a missing address gives _ERR_EMAIL_MISSING', () => {
  expect(errorsOf({ email: '  ' })).toEqual({ email: ['signIn._ERR_EMAIL_MISSING'] });
});

it('VAL-03 an address has at most 125 characters', () => {
  const of = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(length - 97)}.${'c'.repeat(30)}.test`;
  expect(of(125)).toHaveLength(125);
  expect(errorsOf({ email: of(125) })).toEqual({});
  expect(errorsOf({ email: of(126) })).toEqual(INVALID);
});

it.each([
  ['', 'signIn.FIELD_REQUIRED'],
  ['1234', 'signIn._ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'],
  ['12345', undefined],
  [' 123 ', undefined],
  ['x'.repeat(25), undefined],
  ['👩‍🚀'.repeat(25), undefined],
  ['x'.repeat(26), 'signIn._ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'],
  ['👩‍🚀'.repeat(4), 'signIn._ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'],
])(
  'VAL-07 VAL-04 a login password has 5 to 25 characters, as long as at registration: %s',
  (password, key) => {
    expect(errorsOf({ password })).toEqual(key === undefined ? {} : { password: [key] });
  },
);

it('VAL-08 a login password needs no letter and no digit', () => {
  expect(errorsOf({ password: '!!!!!' })).toEqual({});
});

it('VAL-16 “remember me” is optional', () => {
  expect(errorsOf({ rememberMe: false })).toEqual({});
});
