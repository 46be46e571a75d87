import { expect, it } from 'vitest';
import { isEmail } from '#harness/backend/newsletter/newsletter.ts';
import { ADDRESS_FORMS } from '#src/address/form.ts';
import { emailProblem } from '#src/kernel/patterns.ts';

const of = (length: number) =>
  `${'a'.repeat(60)}@${'b'.repeat(length - 97)}.${'c'.repeat(30)}.test`;

it('VAL-03 limits e-mail addresses to 125 characters without surrounding spaces, in every form', () => {
  expect(emailProblem(` ${of(125)} `)).toBeUndefined();
  expect(emailProblem(of(126))).toBe('long');
  expect(isEmail(of(125))).toBe(true);
  expect(isEmail(of(126))).toBe(false);
  for (const { fields } of ADDRESS_FORMS)
    expect(fields.find(({ name }) => name === 'email')?.maxLength).toBe(125);
});

it('VAL-01 VAL-02 distinguishes missing and invalid addresses', () => {
  expect(emailProblem('  ')).toBe('missing');
  expect(emailProblem('ada@')).toBe('invalid');
});
