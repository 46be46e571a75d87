import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { emailForm } from '#src/my-account/details/email-form-model.ts';
import { $emailChange, askEmail } from '#src/my-account/details/email-model.ts';
import { passwordForm } from '#src/my-account/details/password-form-model.ts';
import { changePassword } from '#src/my-account/details/password-model.ts';
import { $openForm, closeForm, openForm } from '#src/my-account/details/open-form-model.ts';
import {
  EMAIL_FIELDS,
  PASSWORD_FIELDS,
  emailTests,
  passwordTests,
} from '#src/my-account/details/sign-in-data-fields.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import { formProblems } from '#src/forms/rules.ts';
import { httpError, registered, settle } from '#tests/session/shop-scope.ts';
import { ACCOUNT, areaAt } from './area.ts';

const OLD = 'indigo-1873';
const NEW = 'warp-and-weft-5';
const EMAIL = 'ada.weaver@mail.example';

async function details(form: 'email' | 'password') {
  const area = await areaAt('/myaccount/personaldetails');
  await area.answers.answer(ACCOUNT);
  const { scope } = area;
  await allSettled(openForm, { scope, params: { form } });
  return {
    ...area,
    open: () => scope.getState($openForm),
    async change() {
      void allSettled(changePassword, { scope, params: { oldPassword: OLD, password: NEW } });
      await settle();
    },
    async ask() {
      void allSettled(askEmail, { scope, params: { email: EMAIL, password: OLD } });
      await settle();
    },
  };
}

it('AUT-26 changes a password once, closes the form, and shows a notice', async () => {
  const { change, sent, answers, open, factsOf, facts } = await details('password');
  await change();
  await change();
  expect(sent().slice(1)).toEqual([
    ['account.changePassword', { oldPassword: OLD, password: NEW }],
  ]);
  await answers.answer(undefined);
  expect(open()).toBeNull();
  expect(factsOf().slice(-2)).toEqual(['account/passwordChanged', 'account/formClosed']);
  expect(facts).toContainEqual({
    name: 'notices/noticeShown',
    payload: expect.objectContaining({ key: 'myAccount:area.password.saved' }),
  });
});

it('AUT-26 requests another email once, and shows the message until the form is closed', async () => {
  const { ask, sent, answers, open, scope, factsOf } = await details('email');
  await ask();
  await ask();
  expect(sent().slice(1)).toEqual([['account.askEmail', { email: EMAIL, password: OLD }]]);
  await answers.answer(undefined);
  expect(scope.getState($emailChange)).toMatchObject({ status: 'sent', email: EMAIL });
  expect(factsOf().at(-1)).toBe('account/emailLinkSent');
  expect(open()).toBe('email');
  await allSettled(closeForm, { scope });
  expect(scope.getState($emailChange)).toEqual({ status: 'idle' });
});

it('AUT-26 lets the shopper correct a rejected email', async () => {
  const { ask, answers, open, scope, sent } = await details('email');
  await ask();
  await answers.fail(httpError(400, '_ERR_EMAIL_SAME'));
  expect(scope.getState($emailChange)).toMatchObject({ status: 'failed' });
  expect(open()).toBe('email');
  await ask();
  expect(sent()).toHaveLength(3);
});

it('SES-13 shows the next shopper neither a typed password nor email', async () => {
  const { scope, looksAgain, open } = await details('email');
  const values = { email: EMAIL, password: OLD };
  await allSettled(emailForm.fillIn, { scope, params: { values, left: 'email', problems: {} } });
  await looksAgain({ ...registered(), userId: '10002' });
  expect(open()).toBeNull();
  expect(scope.getState(emailForm.$form).values).toEqual({ email: '', password: '' });
});

it('clears a typed password when its form closes', async () => {
  const { scope } = await details('password');
  const values = { oldPassword: OLD, password: NEW, passwordConfirmation: NEW };
  await allSettled(passwordForm.fillIn, {
    scope,
    params: { values, left: 'password', problems: {} },
  });
  await allSettled(closeForm, { scope });
  expect(scope.getState(passwordForm.$form).values.oldPassword).toBe('');
});

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
