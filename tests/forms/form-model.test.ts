import { allSettled, createEvent } from 'effector';
import { boolean } from 'superstruct';
import { expect, it } from 'vitest';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import { declareForm } from '#src/forms/form-model.ts';
import { personalEmail, personalText, secret } from '#src/kernel/struct.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

const sent = createEvent();
const closed = createEvent();
const form = declareForm(
  'forms',
  'sample',
  { email: personalEmail(), name: personalText(), password: secret(), isAgreed: boolean() },
  { all: [sent], secrets: [closed] },
);

const values = {
  email: 'ada@example.test',
  name: 'Ada',
  password: 'indigo-1873',
  isAgreed: true,
};
const problems = { name: [{ rule: 'regex', message: 'invalid' }] };
const none = { email: '', name: '', password: '', isAgreed: false };

function shop() {
  const seen = shopScope();
  const { scope } = seen;
  return { ...seen, state: () => scope.getState(form.$form) };
}

it('FRM-01 FRM-13 a field that was left is touched, with the form’s problems', async () => {
  const { scope, state } = shop();
  const params = { values, left: 'name', problems };
  await allSettled(form.fillIn, { scope, params });
  await allSettled(form.fillIn, { scope, params });
  expect(state()).toEqual({ values, problems, touched: ['name'], attempts: 0, isValid: false });
});

it('FRM-13 shows no problems when the focus leaves the form, and retains values', async () => {
  const { scope, state } = shop();
  await allSettled(form.fillIn, { scope, params: { values, left: null, problems } });
  expect(state()).toMatchObject({ values, problems: {}, touched: [] });
});

it('FRM-04 reports validity only after the first check', async () => {
  const { scope } = shop();
  const isValid = () => scope.getState(form.$isValid);
  expect(isValid()).toBe(false);
  await allSettled(form.fillIn, { scope, params: { values, left: 'name', problems } });
  expect(isValid()).toBe(false);
  await allSettled(form.fillIn, { scope, params: { values, left: 'name', problems: {} } });
  expect(isValid()).toBe(true);
  await allSettled(form.fillIn, { scope, params: { values, left: null, problems } });
  expect(isValid()).toBe(false);
});

it('FRM-06 an invalid submit emits a fact with the fields’ names, a valid one none', async () => {
  const { scope, state, facts } = shop();
  await allSettled(form.submit, { scope, params: { values, problems } });
  expect(state()).toMatchObject({ attempts: 1, isValid: false });
  expect(facts).toEqual([{ name: 'forms/sampleFormRefused', payload: { wrong: ['name'] } }]);
  await allSettled(form.submit, { scope, params: { values, problems: {} } });
  expect(state()).toMatchObject({ attempts: 2, isValid: true });
  expect(facts).toHaveLength(1);
});

it('clears a finished form; clears only the secrets of a closed one', async () => {
  const { scope, state } = shop();
  await allSettled(form.submit, { scope, params: { values, problems } });
  await allSettled(closed, { scope });
  expect(state()).toEqual({
    values: { ...values, password: '' },
    problems: {},
    touched: [],
    attempts: 0,
    isValid: false,
  });
  await allSettled(sent, { scope });
  expect(state().values).toEqual(none);
});

it('ignores events before the form is touched, because it may not have loaded', async () => {
  const { scope, state } = shop();
  const before = state();
  await allSettled(sent, { scope });
  await allSettled(closed, { scope });
  expect(state()).toBe(before);
});

it('logs no typed value in plain text', () => {
  for (const name of ['forms/fillInSample', 'forms/submitSample', 'forms/sampleForm']) {
    const unit = findUnit(name);
    const redact = unit && 'redact' in unit ? unit.redact : null;
    if (!redact) throw new Error(`${name} hides nothing`);
    const payload = { values, left: 'name', problems, touched: [], attempts: 1, isValid: false };
    const text = JSON.stringify(redact(payload, createPseudonyms()));
    for (const typed of ['ada@example.test', '"Ada"', 'indigo']) expect(text).not.toContain(typed);
    expect(text).toContain('"isAgreed":true');
    expect(text).toContain('"rule":"regex"');
  }
});

it('gives equal passwords equal pseudonyms, so that a repetition still matches', () => {
  const unit = findUnit('forms/submitSample');
  const pseudonyms = createPseudonyms();
  const redact = unit && 'redact' in unit ? unit.redact : null;
  const password = () =>
    (redact?.({ values }, pseudonyms) as { values: typeof values } | undefined)?.values.password;
  expect(password()).toBe(password());
  expect(password()).toHaveLength(12);
});
