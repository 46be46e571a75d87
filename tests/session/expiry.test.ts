import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import type { InProcessShop } from '#harness/replay/in-process-shop.ts';
import { $dialogFlag, closeLogin } from '#src/auth/dialog-model.ts';
import { signOut } from '#src/auth/sign-out-model.ts';
import { $bagCount, openBag } from '#src/cart/bag/bag-model.ts';
import { addCartItem } from '#src/cart/changes/changes-model.ts';
import { $notices } from '#src/notices/model.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import { $isExpired } from '#src/session/lifecycle-model.ts';
import { $userType } from '#src/session/model.ts';
import { addWishlistItem as addToWishlist } from '#src/wishlist/hearts-model.ts';
import { EXPIRY_KEYS } from './expiry-keys.ts';
import { type LiveShop, liveShop } from './live-shop.ts';

const ITEM = { variantId: '', productId: 'RL0101RAW', quantity: 1 };

function refusal(on: string, call: number, status = 401, errorKey = '_ERR_DIDNT_LOGON') {
  return { on, call, then: { status, errorKey } } satisfies BackendRule;
}

async function add(live: LiveShop): Promise<void> {
  const entry = live.shop.backend.world().catalogue.byId.get(ITEM.productId);
  const variantId = entry?.variants.find(({ available }) => Number(available) > 5)?.id ?? '';
  scopeBind(addCartItem, { scope: live.scope })({ ...ITEM, variantId });
  await live.shop.settle();
}

it('SES-04 SES-09 extends the session and stores the flag when a guest is created', async () => {
  const live = await liveShop();
  expect(live.facts).toContainEqual({
    name: 'session/extended',
    payload: { cause: 'guest-created' },
  });
  expect(live.written['selvedge.sessionExtended']).toBe('true');
});

it('SES-05 extends the session once for the stored flag, and clears it', async () => {
  const live = await liveShop({ storage: { 'selvedge.sessionExtended': 'true' } });
  expect(live.facts).toContainEqual({ name: 'session/extended', payload: { cause: 'flag' } });
  expect(live.writes[0]).toEqual(['selvedge.sessionExtended', null]);
});

it('SES-03 extends the session at sign-in', async () => {
  const live = await liveShop();
  await live.signIn();
  expect(live.facts).toContainEqual({ name: 'session/extended', payload: { cause: 'signed-in' } });
});

const REFUSALS = [200, 401, 403].flatMap((status) =>
  EXPIRY_KEYS.map((key) => [key, status] as const),
);

it.each(REFUSALS)(
  'SES-07 SES-19 SES-20 SES-21 repeats a guest’s add refused with %s, status %i, after one renewal',
  async (key, status) => {
    const live = await liveShop({ rules: [refusal('POST /cart', 1, status, key)] });
    live.requests();
    await add(live);
    const sent = live.requests();
    expect(sent.filter((line) => line === 'POST /cart')).toHaveLength(2);
    expect(sent.filter((line) => line === 'POST /guestidentity')).toHaveLength(1);
    const isPartial = key === 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED'; // SES-10
    expect(sent.includes('DELETE /guestidentity/@self')).toBe(!isPartial);
    expect(live.scope.getState($bagCount)).toBe(1);
    expect(live.scope.getState($isExpired)).toBe(false);
  },
);

it('SES-08 does not send a mutation a third time if its repetition may have succeeded', async () => {
  const live = await liveShop({
    rules: [refusal('POST /cart', 1), { on: 'POST /cart', call: 2, then: 'lost' }],
  });
  live.requests();
  await add(live);
  expect(live.requests().filter((line) => line === 'POST /cart')).toHaveLength(2);
  expect(live.scope.getState($bagCount)).toBe(1);
});

it('SES-08 sends a read a third time if its repetition got no answer', async () => {
  const live = await liveShop({
    rules: [refusal('GET /userinfo/*', 1), { on: 'GET /userinfo/*', call: 2, then: 'unreachable' }],
    storage: { 'selvedge.userType': 'guest' },
  });
  expect(live.requests().filter((line) => line === 'GET /userinfo/@self')).toHaveLength(3);
  expect(live.scope.getState($userType)).toBe('guest');
});

it('SES-14 holds calls during a renewal; one renewal for all', async () => {
  const live = await liveShop({ rules: [refusal('POST /cart', 1), refusal('GET /minibag', 1)] });
  await add(live);
  live.shop.backend.setRules([refusal('GET *bag', 1), refusal('GET *details', 1)]);
  live.requests();
  scopeBind(openBag, { scope: live.scope })();
  scopeBind(tabMessageReceived, { scope: live.scope })({ kind: 'bag-changed' });
  await live.shop.settle();
  const sent = live.requests();
  expect(sent.filter((line) => line === 'POST /guestidentity')).toHaveLength(1);
  expect(live.scope.getState($bagCount)).toBe(1);
});

const signedInElsewhere = { kind: 'session-changed', isRegistered: true } as const;
const NOBODY_SAYS = { on: 'GET /userinfo/*', then: 'unreachable' } satisfies BackendRule;

it('SES-18 treats a shopper whom another tab signed in as registered, even if the user cannot be read', async () => {
  const live = await liveShop();
  live.shop.backend.setRules([
    { on: 'GET /userinfo/*', call: 1, then: 'unreachable' },
    refusal('GET /userinfo/*', 2),
  ]);
  scopeBind(tabMessageReceived, { scope: live.scope })(signedInElsewhere);
  await live.shop.settle();
  live.requests();
  await add(live);
  expect(live.requests()).not.toContain('POST /guestidentity');
  expect(live.scope.getState($dialogFlag)).toBe('show');
});

it('SES-18 does so on the next page as well, even if this tab had signed out before', async () => {
  const live = await liveShop();
  await live.signIn('jonas');
  scopeBind(signOut, { scope: live.scope })();
  await live.shop.settle();
  live.shop.backend.setRules([NOBODY_SAYS]);
  scopeBind(tabMessageReceived, { scope: live.scope })(signedInElsewhere);
  await live.shop.settle();
  const kept = Object.entries(live.written).filter(([, value]) => value !== null);
  const next = await liveShop({ storage: Object.fromEntries(kept) as Record<string, string> });
  expect(next.requests()).not.toContain('POST /guestidentity');
  expect(next.scope.getState($dialogFlag)).toBe('show');
});

interface Before {
  isFound?: boolean;
  storage?: Record<string, string>;
}

it.each<[string, Before, number]>([
  ['after a page that created the guest', {}, 0],
  ['after a page that found and renewed the guest', { isFound: true }, 0],
  ['after a registered shopper', { storage: { 'selvedge.userType': 'registered' } }, 1],
  ['in a separate tab', { storage: {} }, 1],
  [
    'after a registered shopper who followed a renewed guest',
    { isFound: true, storage: { 'selvedge.userType': 'registered' } },
    0,
  ],
])(
  'SES-15 ROL-02 renews once per tab: the next page, %s',
  async (_, { isFound, storage }, times) => {
    const guestThere = async ({ backend }: InProcessShop) => {
      await backend.fetch('/wcs/resources/store/20002/guestidentity', { method: 'POST' });
    };
    const first = await liveShop(isFound ? { before: guestThere } : {});
    const renewals = (live: LiveShop) =>
      live.requests().filter((line) => line === 'DELETE /guestidentity/@self').length;
    expect(renewals(first)).toBe(1);
    const kept = Object.entries(first.written).filter(([, value]) => value !== null);
    const all =
      isFound || !storage
        ? { ...(Object.fromEntries(kept) as Record<string, string>), ...storage }
        : storage;
    const next = await liveShop({ before: guestThere, storage: all });
    expect(renewals(next)).toBe(times);
    expect(next.scope.getState($userType)).toBe('guest');
  },
);

it.each([
  ['corrupt', { 'selvedge.userType': '{"guest":' }],
  ['empty', { 'selvedge.userType': '', 'selvedge.sessionExtended': '' }],
  [
    'of a shopper who signed out',
    { 'selvedge.userType': 'registered', 'selvedge.manualLogout': 'true' },
  ],
])('SES-06 starts a clean guest session with storage that is %s', async (_, storage) => {
  const live = await liveShop({ storage });
  expect(live.scope.getState($userType)).toBe('guest');
  expect(live.scope.getState($dialogFlag)).toBe('none');
});

it('AUT-05 keeps the bag of a shopper who does not sign in again in the account, and shows a notice on the next page', async () => {
  const live = await liveShop();
  await live.signIn('mira');
  await add(live);
  live.shop.backend.setRules([refusal('POST /wishlist/*', 1, 401, '_ERR_USER_AUTHORITY')]);
  scopeBind(addToWishlist, { scope: live.scope })({ productId: 'RL0101RAW' });
  await live.shop.settle();
  scopeBind(closeLogin, { scope: live.scope })();
  await live.shop.settle();
  expect(live.written['selvedge.bagWaits']).toBe('new');
  const next = await liveShop({ storage: { 'selvedge.bagWaits': 'new' } });
  expect(next.scope.getState($notices).map(({ key }) => key)).toEqual(['account:relogon.bagWaits']);
  expect(next.written['selvedge.bagWaits']).toBe('told');
  await next.signIn('mira');
  expect(next.written['selvedge.bagWaits']).toBeNull();
});

it('AUT-14 AUT-21 leads home after signing out, without a sign-in dialog', async () => {
  const live = await liveShop({ path: '/myaccount/orders' });
  await live.signIn('jonas');
  scopeBind(signOut, { scope: live.scope })();
  await live.shop.settle();
  expect(live.wentTo.at(-1)).toBe('/');
  expect(live.written['selvedge.manualLogout']).toBe('true');
  expect(live.reloads).toBe(1);
});

it('SES-17 becomes a guest after a sign-out in another tab, without a sign-in dialog', async () => {
  const live = await liveShop();
  await live.signIn('jonas');
  await live.shop.backend.fetch('/wcs/resources/store/20002/loginidentity/@self', {
    method: 'DELETE',
  });
  live.shop.gate.forgetToken();
  scopeBind(tabMessageReceived, { scope: live.scope })({ kind: 'signed-out' });
  await live.shop.settle();
  expect(live.scope.getState($dialogFlag)).toBe('none');
  expect(live.scope.getState($userType)).toBe('guest');
});

it('AUT-05 cannot continue as a guest during a sign-in', async () => {
  const live = await liveShop();
  await live.signIn('jonas');
  live.shop.backend.setRules([refusal('POST /wishlist/*', 1, 401, '_ERR_USER_AUTHORITY')]);
  scopeBind(addToWishlist, { scope: live.scope })({ productId: 'RL0101RAW' });
  await live.shop.settle();
  live.requests();
  const again = live.signIn('jonas');
  scopeBind(closeLogin, { scope: live.scope })();
  await again;
  expect(live.requests()).not.toContain('DELETE /loginidentity/@self');
  expect(live.scope.getState($userType)).toBe('registered');
  expect(live.reloads).toBe(0);
});

it('API-61 reports a login dialog right after an extension once', async () => {
  const live = await liveShop();
  await live.signIn('jonas');
  const expire = async (call: number) => {
    live.shop.backend.setRules([refusal('POST /wishlist/*', call, 401, '_ERR_USER_AUTHORITY')]);
    scopeBind(addToWishlist, { scope: live.scope })({ productId: `RL0101RA${call}` });
    await live.shop.settle();
  };
  live.requests();
  await expire(1);
  expect(live.requests()).toContain('POST /api/debug');
  await live.signIn('jonas');
  await expire(1);
  expect(live.requests()).not.toContain('POST /api/debug');
});
