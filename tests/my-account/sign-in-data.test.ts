import { expect, it } from 'vitest';

import {
  EMAIL_FIELDS,
  PASSWORD_FIELDS,
  emailTests,
  passwordTests,
} from '#src/my-account/details/sign-in-data-fields.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import { formProblems } from '#src/forms/rules.ts';

import { ACCOUNT } from './area.ts';

const OLD = 'indigo-1873';
const NEW = 'warp-and-weft-5';
const EMAIL = 'ada.weaver@mail.example';

it.each([
  ['password', 'short-1', 'minLength'],
  ['password', 'x1'.repeat(13), 'maxLength'],
  ['password', 'no-digit-in-it', 'minNumeric'],
  ['password', 'Ada@Example.test', 'notEmail'],
  ['password', OLD, 'another'],
  ['oldPassword', '', 'required'],
])('VAL-04 VAL-05 VAL-06 %s %j breaks the rule %s', (name, value, rule) => {
  const typed = { oldPassword: OLD, password: NEW, [name]: value };
  const values = { ...typed, passwordConfirmation: typed.password };
  const problems = formProblems(PASSWORD_FIELDS, values, passwordTests(ACCOUNT.emailAddress));
  expect(problems[name]?.map((broken) => broken.rule)).toContain(rule);
});

it('VAL-10 requires the new password twice', () => {
  const values = { oldPassword: OLD, password: NEW, passwordConfirmation: `${NEW}.` };
  const problems = formProblems(PASSWORD_FIELDS, values, passwordTests(ACCOUNT.emailAddress));
  expect(Object.keys(problems)).toEqual(['passwordConfirmation']);
});

it.each([
  ['', 'required'],
  ['ada', 'email'],
  ['ADA@example.test', 'another'],
])('VAL-01 VAL-02 the address %j breaks the rule %s', (email, rule) => {
  const values = { email, password: OLD };
  const problems = formProblems(EMAIL_FIELDS, values, emailTests(ACCOUNT.emailAddress));
  expect(problems['email']?.map((broken) => broken.rule)).toContain(rule);
});

it.each(['account/changePassword', 'account/askEmail'])('%s is redacted in the log', (name) => {
  const unit = findUnit(name);
  const redact = unit?.kind === 'input' ? unit.redact : null;
  const text = JSON.stringify(
    redact?.({ oldPassword: OLD, password: NEW, email: EMAIL }, createPseudonyms()),
  );
  for (const typed of [OLD, NEW, EMAIL]) expect(text).not.toContain(typed);
});
