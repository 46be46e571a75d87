import { expect, it } from 'vitest';
import { keyOf, mira, shopOfMira } from './account-shop.ts';

it('SES-19 who signs out everywhere ends this session and those of all other devices', async () => {
  const { other, send, get } = await shopOfMira();
  const elsewhere = other();
  await elsewhere.signIn(mira.email, mira.password);
  expect((await send('DELETE', '/loginidentity/@all')).status).toBe(200);
  expect(keyOf(await get('/account/@self'))).toBe('_ERR_DIDNT_LOGON');
  expect(keyOf(await elsewhere.get('/account/@self'))).toBe('ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
  expect((await send('DELETE', '/loginidentity/@all')).status).toBe(401);
});

it('a guest signs nobody out', async () => {
  const { other, get } = await shopOfMira();
  const guest = other();
  await guest.guest();
  expect((await guest.send('DELETE', '/loginidentity/@all')).status).toBe(401);
  expect((await get('/account/@self')).status).toBe(200);
});
