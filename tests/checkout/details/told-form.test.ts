import { expect, it } from 'vitest';
import { addressForm } from '#src/address/form.ts';
import { validate } from '#src/address/address.ts';
import { emptyDraft } from '#src/address/draft.ts';
import { toldForm } from '#src/checkout/details/told-form.ts';
import { $toldForm } from '#src/checkout/details/told-form-model.ts';
import { $isFatal } from '#src/fatal-error/model.ts';
import { atDetails } from '../at-details.ts';

const FORM = 'GET /delivery/forminfo';
const told = (code: string, country = 'GB') => ({
  code,
  country,
  fields: [
    { name: 'phone1', required: true },
    { name: 'city', required: false, maxLength: 9 },
  ],
});

it('API-62 ADR-01 ADR-02 the form has the fields of the code, and the backend’s requirements', () => {
  const form = toldForm('GB', 'rl', ['email'], told('30002'));
  const own = addressForm('GB', 'rl', ['email']);
  expect(form?.fields.map(({ name }) => name)).toEqual(own?.fields.map(({ name }) => name));
  const problems = validate(form!, { ...emptyDraft('GB'), city: 'Llanfairpwll' }, 'shipping');
  expect(problems.phone).toMatchObject([{ key: 'address.error.missing.phone' }]);
  expect(problems.city).toMatchObject([{ key: 'address.error.tooLong', params: { max: 9 } }]);
  expect(validate(own!, emptyDraft('GB'), 'shipping').phone).toBeUndefined();
  // The tailored brand's form asks for a title as well.
  const tailored = toldForm('GB', 'rl', [], told('20002'));
  expect(tailored?.fields.some(({ name }) => name === 'title')).toBe(true);
});

it.each([
  ['no code of the shop’s', told('99999')],
  ['the code of another country', told('30007')],
  ['the form of another country', told('30007', 'FR')],
  ['no answer', null],
])('API-62 uses the shop’s own form for %s', (_, answer) => {
  expect(toldForm('GB', 'rl', [], answer)).toEqual(addressForm('GB', 'rl'));
});

it('API-62 requests the form once, when the details are opened', async () => {
  const shopper = await atDetails({ country: 'DE' });
  expect(shopper.count(FORM)).toBe(1);
  expect(shopper.scope.getState($toldForm)).toMatchObject({ code: '30010', country: 'DE' });
});

it('API-62 an unreadable form raises no fatal error', async () => {
  const then = { status: 500, errorKey: '_ERR_GENERIC' };
  const shopper = await atDetails({ rules: [{ on: FORM, then }] });
  expect(shopper.scope.getState($toldForm)).toBeNull();
  expect(shopper.scope.getState($isFatal)).toBe(false);
});
