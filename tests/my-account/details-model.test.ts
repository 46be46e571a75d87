import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $account } from '#src/my-account/account-model.ts';
import { detailsFields } from '#src/my-account/details/details-fields.ts';
import { detailsForm } from '#src/my-account/details/details-form-model.ts';
import { $detailsChange, saveDetails } from '#src/my-account/details/details-model.ts';
import { $openForm, openForm } from '#src/my-account/details/open-form-model.ts';
import { formProblems } from '#src/forms/rules.ts';
import { guest, networkError, registered, settle } from '#tests/session/shop-scope.ts';
import { ACCOUNT, areaAt } from './area.ts';

const WISH = {
  firstName: 'Ada',
  lastName: 'Weaver',
  dob: { day: '28', month: '02', year: '1990' },
  phone: '+44 20 7946 0018',
};

async function details() {
  const area = await areaAt('/myaccount/personaldetails');
  await area.answers.answer(ACCOUNT);
  const { scope } = area;
  await allSettled(openForm, { scope, params: { form: 'details' } });
  return {
    ...area,
    change: () => scope.getState($detailsChange),
    open: () => scope.getState($openForm),
    account: () => scope.getState($account),
    async save() {
      void allSettled(saveDetails, { scope, params: WISH });
      await settle();
    },
  };
}

it('API-45 does not show old data if the saved data cannot be read back', async () => {
  const { save, answers, open, account } = await details();
  await save();
  await answers.answer(undefined);
  await answers.fail(networkError);
  expect(open()).toBeNull();
  expect(account()).toEqual({ status: 'failed' });
});

it('SES-13 shows the next shopper neither details nor typed values', async () => {
  const { scope, looksAgain, account, open, sent } = await details();
  const names = { title: '', firstName: 'A', lastName: '' };
  const values = { ...names, day: '', month: '', year: '', phone: '1' };
  await allSettled(detailsForm.fillIn, { scope, params: { values, left: 'phone', problems: {} } });
  await looksAgain({ ...registered(), userId: '10002' });
  expect(open()).toBeNull();
  expect(scope.getState(detailsForm.$form).values.phone).toBe('');
  expect(account()).toEqual({ status: 'loading' });
  expect(sent().at(-1)).toEqual(['account.read', undefined]);
  await looksAgain(guest());
  expect(account()).toEqual({ status: 'unknown' });
});

it.each([
  ['firstName', '', 'required'],
  ['lastName', 'R2D2', 'regex'],
  ['firstName', 'x'.repeat(61), 'maxLength'],
  ['phone', 'call me', 'regex'],
  ['phone', '1'.repeat(21), 'maxLength'],
])('ADR-15 ADR-16 %s %j breaks the rule %s', (name, value, rule) => {
  const values = { firstName: 'Ada', lastName: 'W', day: '', month: '', year: '', phone: '' };
  const problems = formProblems(detailsFields(ACCOUNT), { ...values, [name]: value });
  expect(problems[name]?.map((broken) => broken.rule)).toContain(rule);
  expect(Object.keys(problems)).toEqual([name]);
});

it.each([['Zoë-Łukasz'], ['עדה'], ['Áda̧ O’Neil'], ['अदा']])('accepts the name %s', (firstName) => {
  const values = { firstName, lastName: 'W', day: '', month: '', year: '', phone: '' };
  expect(formProblems(detailsFields(ACCOUNT), values)).toEqual({});
});
