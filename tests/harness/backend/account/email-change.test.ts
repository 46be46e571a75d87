import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { DAY, keyOf, mira, shopOfMira } from './account-shop.ts';

const NEW = 'mira.weaver@mail.example';

async function shop() {
  const seen = await shopOfMira();
  const { send, other, kryptoIn } = seen;
  return {
    ...seen,
    ask: (email1 = NEW, logonPassword: string = mira.password) =>
      send('POST', '/account/@self/email', { email1, logonPassword }),
    confirm: (krypto = kryptoIn('email-link')) =>
      other().send('POST', '/account/email/confirm', { krypto }),
  };
}

it('another address is the account’s once the mail there is confirmed, and the old one is told twice', async () => {
  const { ask, confirm, account, kinds, other } = await shop();
  await ask(` ${NEW.toUpperCase()} `);
  expect(kinds().toSorted()).toEqual(['email-asked', 'email-link']);
  expect((await account()).emailAddress).toBe(mira.email);
  expect((await confirm()).status).toBe(200);
  expect((await account()).emailAddress).toBe(NEW);
  expect(kinds()[0]).toBe('email-changed');
  expect(keyOf(await other().signIn(mira.email, mira.password))).toBe('_ERR_INVALID_LOGON');
  expect((await other().signIn(NEW, mira.password)).status).toBe(200);
});

it('an address with an account is answered alike, and its owner alone is told', async () => {
  const { ask, kinds } = await shop();
  const { jonas } = DEMO_ACCOUNTS;
  expect(await ask(jonas.email)).toEqual(await ask());
  expect(kinds().filter((kind) => kind === 'account-known')).toHaveLength(1);
  expect(kinds().filter((kind) => kind === 'email-link')).toHaveLength(1);
});

it.each([
  ['', mira.password, '_ERR_EMAIL_MISSING'],
  ['mira', mira.password, 'EMAIL_INVALID'],
  [`${'x'.repeat(120)}@mail.example`, mira.password, 'EMAIL_INVALID'],
  [mira.email, mira.password, '_ERR_EMAIL_SAME'],
  [NEW, 'not-mine-at-all', '_ERR_PASSWORD_WRONG'],
])('VAL-01 VAL-02 %j with %s is refused as %s', async (email, password, key) => {
  const { ask, kinds } = await shop();
  expect(keyOf(await ask(email, password))).toBe(key);
  expect(kinds()).toEqual([]);
});

it('its link holds for 24 hours, once, and is nobody’s guess', async () => {
  const { ask, confirm, passes, kryptoIn } = await shop();
  await ask();
  const krypto = kryptoIn('email-link');
  passes(DAY + 1);
  expect(keyOf(await confirm(krypto))).toBe('_ERR_LINK_EXPIRED');
  await ask();
  expect((await confirm()).status).toBe(200);
  expect(keyOf(await confirm())).toBe('_ERR_LINK_USED');
  expect(keyOf(await confirm('0'.repeat(64)))).toBe('_ERR_LINK_INVALID');
});

it('of two that want an address the first to confirm it has it', async () => {
  const { ask, confirm, kryptoIn, other, backend } = await shop();
  const { jonas } = DEMO_ACCOUNTS;
  await ask();
  const first = kryptoIn('email-link');
  const second = other();
  await second.signIn(jonas.email, jonas.password);
  await second.send('POST', '/account/@self/email', { email1: NEW, logonPassword: jonas.password });
  expect((await confirm(kryptoIn('email-link'))).status).toBe(200);
  expect(keyOf(await confirm(first))).toBe('_ERR_LINK_USED');
  expect(backend.world().state.profiles).toEqual({ 10002: { email: NEW } });
});

it('what was mailed to the old address opens nothing any more', async () => {
  const { ask, confirm, kryptoIn, other, send } = await shop();
  await send('POST', '/person/forgot_password', { logonId: mira.email, redirectPath: '/' });
  const { kind, ...link } = { kind: 'password-link', id: kryptoIn('password-link') };
  expect(kind).toBe('password-link');
  await ask();
  await confirm();
  const answer = await other().get(`/membership/create_password/validate?magicLinkId=${link.id}`);
  expect(answer.status).toBe(400);
});

it('the newsletter goes where the account is', async () => {
  const { ask, confirm, send, get } = await shop();
  await send('PUT', '/newsletter/preferences', { interests: ['women'] });
  await ask();
  await confirm();
  expect((await get('/newsletter/preferences')).body).toEqual({
    subscribed: true,
    interests: ['women'],
  });
});

it('AUT-15 whoever is signed in as somebody else does not confirm it, and who is nobody does', async () => {
  const { ask, confirm, other, kryptoIn } = await shop();
  await ask();
  const { jonas } = DEMO_ACCOUNTS;
  const stranger = other();
  await stranger.signIn(jonas.email, jonas.password);
  const krypto = kryptoIn('email-link');
  expect(keyOf(await stranger.send('POST', '/account/email/confirm', { krypto }))).toBe(
    '_ERR_LINK_OF_OTHERS',
  );
  expect((await confirm(krypto)).status).toBe(200);
});
