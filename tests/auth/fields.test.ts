import { expect, it } from 'vitest';
import { fieldErrors } from '#src/auth/fields.ts';

const right = { email: 'ada@example.test', password: '12345' };

it('VAL-01 an address that is none gives EMAIL_INVALID', () => {
  expect(fieldErrors({ ...right, email: 'ada@' })).toEqual({ email: 'EMAIL_INVALID' });
  expect(fieldErrors({ ...right, email: ' ada@example.test ' })).toEqual({});
});

it('VAL-02 a missing address gives _ERR_EMAIL_MISSING', () => {
  expect(fieldErrors({ ...right, email: '  ' })).toEqual({ email: '_ERR_EMAIL_MISSING' });
});

it('VAL-03 an address has at most 125 characters', () => {
  const of = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(length - 97)}.${'c'.repeat(30)}.test`;
  expect(of(125)).toHaveLength(125);
  expect(fieldErrors({ ...right, email: of(125) })).toEqual({});
  expect(fieldErrors({ ...right, email: of(126) })).toEqual({ email: 'EMAIL_INVALID' });
});

it.each([
  ['1234', false],
  ['12345', true],
  ['x'.repeat(25), true],
  ['x'.repeat(26), false],
])(
  'VAL-07 VAL-04 a login password has 5 to 25 characters, so that whoever could register can sign in: %s',
  (password, fits) => {
    expect(fieldErrors({ ...right, password })).toEqual(
      fits ? {} : { password: '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT' },
    );
  },
);

it('VAL-08 a login password needs no letter and no digit', () => {
  expect(fieldErrors({ ...right, password: '!!!!!' })).toEqual({});
});
