import { expect, it } from 'vitest';
import { keyOf, mira, shopOfMira } from './account-shop.ts';

const BORN = { birth_date: '29', birth_month: '02', birth_year: '2000' };

it('API-44 API-45 ENT-07 ENT-08 what somebody says of themselves is theirs, and is read again', async () => {
  const { account, save } = await shopOfMira();
  expect(await account()).toEqual({
    title: 'Mx',
    firstName: 'Mira',
    lastName: 'Wolff',
    dob: '',
    phone1: '',
    emailAddress: mira.email,
    deletionDate: '',
  });
  await save({ personTitle: 'Ms', ...BORN, phone1: ' +44 20 7946 0018 ' });
  expect(await account()).toMatchObject({
    title: 'Ms',
    firstName: 'Ada',
    lastName: 'Weaver',
    dob: '2000-02-29',
    phone1: '+44 20 7946 0018',
  });
  await save();
  expect(await account()).toMatchObject({ title: 'Ms', dob: '', phone1: '' });
});

it.each([
  [{ firstName: ' ' }, '_ERR_ACCOUNT_FIELD_MISSING'],
  [{ lastName: 'ا'.repeat(61) }, '_ERR_ACCOUNT_FIELD_TOO_LONG'],
  [{ lastName: 'x'.repeat(10_000) }, '_ERR_ACCOUNT_FIELD_TOO_LONG'],
  [{ phone1: 'call me' }, '_ERR_ACCOUNT_PHONE'],
  [{ ...BORN, birth_year: '2001' }, '_ERR_BIRTH_DATE_INVALID'],
  [{ ...BORN, birth_year: '2026', birth_date: '02', birth_month: '03' }, '_ERR_BIRTH_DATE_INVALID'],
  [{ ...BORN, birth_year: '1875' }, '_ERR_BIRTH_DATE_INVALID'],
  [{ email1: 'ada@example.test' }, '_ERR_EMAIL_NOT_CONFIRMED'],
  [{ firstName: 7 }, '_ERR_CMD_INVALID_PARAM'],
])('API-45 %o is refused as %s, and nothing of it is kept', async (change, key) => {
  const { account, save } = await shopOfMira();
  expect(keyOf(await save(change))).toBe(key);
  expect(await account()).toMatchObject({ firstName: 'Mira', dob: '', emailAddress: mira.email });
});

it.each([['Zoë-Łukasz'], ['עדה'], ['أدا'], ['अदा'], ['Áda̧'], ['👩‍👩‍👧‍👦'.repeat(60)]])(
  'a name is what its owner says: %s',
  async (firstName) => {
    const { account, save } = await shopOfMira();
    expect((await save({ firstName })).status).toBe(200);
    expect((await account()).firstName).toBe(firstName);
  },
);

it('ROL-02 guests have no account, and nobody has one without a session', async () => {
  const { other } = await shopOfMira();
  const guest = other();
  expect((await guest.get('/account/@self')).status).toBe(401);
  await guest.guest();
  expect(keyOf(await guest.get('/account/@self'))).toBe('_ERR_REGISTERED_ONLY');
  expect(keyOf(await guest.send('PUT', '/account/@self', {}))).toBe('_ERR_REGISTERED_ONLY');
});
