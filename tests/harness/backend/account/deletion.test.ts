import { expect, it } from 'vitest';
import { DAY, keyOf, mira, shopOfMira } from './account-shop.ts';

async function shop() {
  const seen = await shopOfMira();
  return {
    ...seen,
    leave: () => seen.send('POST', '/account/@self/delete'),
    keep: () => seen.send('POST', '/account/@self/keep'),
  };
}

it('API-48 an account ends after 14 days, and until then a mail says how to keep it', async () => {
  const { leave, account, kinds, other } = await shop();
  const elsewhere = other();
  await elsewhere.signIn(mira.email, mira.password);
  await leave();
  await leave();
  expect(kinds()).toEqual(['account-leaving']);
  expect((await account()).deletionDate).toBe('2026-03-16T09:30:00.000Z');
  expect(keyOf(await elsewhere.get('/account/@self'))).toBe('ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
});

it('API-48 who keeps it finds all as it was', async () => {
  const { leave, keep, account, kinds, passes, get } = await shop();
  await leave();
  await keep();
  await keep();
  passes(20 * DAY);
  expect(kinds()).toEqual(['account-kept', 'account-leaving']);
  expect((await account()).deletionDate).toBe('');
  expect((await get('/userinfo/@self')).body.wishlist[0].itemCount).toBe(2);
});

it('API-48 when the time is over nothing of the person is left, and the address is free', async () => {
  const { leave, save, passes, other, letters, backend, send } = await shop();
  await save({ phone1: '+44 20 7946 0018' });
  await send('PUT', '/newsletter/preferences', { interests: [] });
  await leave();
  passes(14 * DAY);
  const stranger = other();
  expect(keyOf(await stranger.signIn(mira.email, mira.password))).toBe('_ERR_INVALID_LOGON');
  expect(letters()[0]).toMatchObject({ kind: 'account-deleted' });
  const { state } = backend.world();
  expect(state.wishlists['10001']).toBeUndefined();
  expect(JSON.stringify(state)).not.toMatch(/7946 0018|Weaver/);
  expect(state.gone).toEqual(['10001']);
  await stranger.guest();
  const answer = await stranger.send('POST', '/person', {
    logonId: mira.email,
    logonPassword: mira.password,
    logonPasswordVerify: mira.password,
  });
  expect(answer.body.userId).toBe('20001');
});

it('API-48 an account whose time is over ends with the next request, whatever becomes of that', async () => {
  const { leave, passes, send, backend } = await shop();
  await leave();
  passes(14 * DAY);
  const then = { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 403 } as const;
  backend.setRules([{ on: 'POST /membership/*', then }]);
  expect(keyOf(await send('POST', '/membership/@self'))).toBe('_ERR_EXPIRED_ACTIVITY_TOKEN');
  expect(backend.world().state.gone).toEqual(['10001']);
});
