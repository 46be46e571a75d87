import { expect, it } from 'vitest';
import { keyOf, mira, shopOfMira } from './account-shop.ts';

const NEW = 'warp-and-weft-5';

async function shop() {
  const seen = await shopOfMira();
  return {
    ...seen,
    change: (old: string = mira.password, change: object = {}) =>
      seen.send('POST', '/account/@self/password', {
        logonPasswordOld: old,
        logonPassword: NEW,
        logonPasswordVerify: NEW,
        ...change,
      }),
  };
}

it('a new password needs the old one, ends the sessions elsewhere, and a mail tells the owner', async () => {
  const { change, other, get, kinds } = await shop();
  const elsewhere = other();
  await elsewhere.signIn(mira.email, mira.password);
  expect((await change()).status).toBe(200);
  expect(kinds()).toEqual(['password-changed']);
  expect((await get('/account/@self')).status).toBe(200);
  expect(keyOf(await elsewhere.get('/account/@self'))).toBe('ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
  expect(keyOf(await elsewhere.signIn(mira.email, mira.password))).toBe('_ERR_INVALID_LOGON');
  expect((await elsewhere.signIn(mira.email, NEW)).status).toBe(200);
});

it.each([
  ['not-mine-at-all', {}, '_ERR_PASSWORD_WRONG'],
  [
    mira.password,
    { logonPassword: 'short-1', logonPasswordVerify: 'short-1' },
    '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT',
  ],
  [mira.password, { logonPasswordVerify: 'other-weft-5' }, 'PASSWORDS_DO_NOT_MATCH'],
  [
    mira.password,
    { logonPassword: mira.password, logonPasswordVerify: mira.password },
    '_ERR_PASSWORD_SAME',
  ],
])('VAL-04 VAL-09 with %s and %o the password stays: %s', async (old, change, key) => {
  const seen = await shop();
  expect(keyOf(await seen.change(old, change))).toBe(key);
  expect(seen.kinds()).toEqual([]);
  expect((await seen.other().signIn(mira.email, mira.password)).status).toBe(200);
});

it('AUT-15 what was mailed before opens nothing any more: whoever asked for it knew the password of then', async () => {
  const { change, send, other, kryptoIn, letters, account } = await shop();
  const thief = other();
  await thief.signIn(mira.email, mira.password);
  await thief.send('POST', '/account/@self/email', {
    email1: 'thief@mail.example',
    logonPassword: mira.password,
  });
  await send('POST', '/person/forgot_password', { logonId: mira.email, redirectPath: '/' });
  const path = letters().find(({ kind }) => kind === 'password-link')?.links[0]?.path ?? '';
  const magicLinkId = new URL(path, 'http://shop.test').searchParams.get('id') ?? '';
  expect((await change()).status).toBe(200);
  const krypto = kryptoIn('email-link');
  expect(keyOf(await other().send('POST', '/account/email/confirm', { krypto }))).toBe(
    '_ERR_LINK_USED',
  );
  const reset = { magicLinkId, logonPasswordNew: 'thief-weft-5' };
  expect(keyOf(await other().send('POST', '/membership/create_password', reset))).toBe(
    '_ERR_LINK_USED',
  );
  expect((await account()).emailAddress).toBe(mira.email);
});

it('who has found an open account does not find out its password by trying', async () => {
  const { change } = await shop();
  for (let at = 0; at < 5; at++) await change(`guess-number-${at}`);
  expect((await change()).status).toBe(429);
});
