import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { loginShown } from '#src/auth/dialog-model.ts';
import { isForRegisteredOnly, isTurnedAway } from '#src/auth/guest-redirect.ts';
import { $drawer, signIn } from '#src/auth/model.ts';
import { readUserInfo } from '#src/session/model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const guest = { status: 'guest', userId: '-1', orderId: '0' } as const;
const door = {
  info: guest,
  isReading: false,
  remembered: null,
  flag: 'none',
  isForRegisteredOnly: true,
} as const;

describe('a guest at the account', () => {
  it.each(['/error', '/myaccount/migrationLanding', '/e2e-test', '/services/view-order', '/women'])(
    'GST-02 %s is open to guests',
    (path) => {
      expect(isForRegisteredOnly(path)).toBe(false);
    },
  );

  it('GST-01 ROL-03 redirects guests once the user is known, or the read has failed', () => {
    expect(isTurnedAway(door)).toBe(true);
    expect(isTurnedAway({ ...door, info: { status: 'failed' } })).toBe(true);
    expect(isTurnedAway({ ...door, info: { status: 'failed' }, remembered: 'guest' })).toBe(true);
  });

  it.each(['unknown', 'loading'] as const)(
    'GST-01 does not redirect while the user is %s, because the stored session may be outdated',
    (status) => {
      const info = { status };
      expect(isTurnedAway({ ...door, info })).toBe(false);
      expect(isTurnedAway({ ...door, info, remembered: 'guest' })).toBe(false);
    },
  );

  it('GST-01 uses the stored session after a failed read: a registered shopper stays', () => {
    const failed = { ...door, info: { status: 'failed' } } as const;
    expect(isTurnedAway({ ...failed, remembered: 'registered' })).toBe(false);
  });

  it('GST-01 does not redirect on other pages, behind the login dialog, or during a new read', () => {
    expect(isTurnedAway({ ...door, isForRegisteredOnly: false })).toBe(false);
    expect(isTurnedAway({ ...door, flag: 'show' })).toBe(false);
    expect(isTurnedAway({ ...door, isReading: true })).toBe(false);
  });
});

async function goTo(live: LiveShop, path: string, search = ''): Promise<void> {
  const location = { ...sampleEnvironment.location, path, search };
  scopeBind(locationChanged, { scope: live.scope })({ location, action: 'replace' });
  await live.shop.settle();
}

describe('AUT-14 the sign-in drawer after a redirect to the home page', () => {
  const OPEN = { status: 'open', place: 'guest-redirect' };
  const HOME = ['/', '?loginRedirect=%2Fmyaccount'] as const;
  const drawerOf = ({ scope }: LiveShop) => scope.getState($drawer);

  it('AUT-14 opens once the user is known, not during the read', async () => {
    const live = await liveShop({ path: '/myaccount' });
    scopeBind(readUserInfo, { scope: live.scope })();
    const going = goTo(live, ...HOME);
    expect(drawerOf(live).status).toBe('closed');
    await going;
    expect(drawerOf(live)).toEqual(OPEN);
  });

  it('AUT-14 stays closed after a sign-in meanwhile', async () => {
    const live = await liveShop({ path: '/myaccount' });
    await live.signIn();
    await goTo(live, ...HOME);
    expect(drawerOf(live).status).toBe('closed');
  });

  it('AUT-14 stays closed while the login dialog is open', async () => {
    const live = await liveShop({ path: '/myaccount' });
    scopeBind(loginShown, { scope: live.scope })();
    await goTo(live, ...HOME);
    expect(drawerOf(live).status).toBe('closed');
  });
});

it('GST-01 a guest is sent home from every page below the account, however it is written', async () => {
  expect((await liveShop({ path: '/myaccount/orders' })).wentTo).toEqual([
    '/?loginRedirect=%2Fmyaccount%2Forders',
  ]);
  expect((await liveShop({ path: '/MyAccount' })).wentTo).toEqual(['/?loginRedirect=%2FMyAccount']);
});

it('RTE-27 RTE-28 opens the address’s target after sign-in, if on this site', async () => {
  const signsIn = async (search: string) => {
    const live = await liveShop();
    await goTo(live, '/', search);
    const { email, password } = DEMO_ACCOUNTS.mira;
    scopeBind(signIn, { scope: live.scope })({ email, password, rememberMe: false });
    await live.shop.settle();
    return live.wentTo;
  };
  expect(await signsIn('?loginRedirect=%2Fmyaccount')).toEqual(['/myaccount']);
  expect(await signsIn('?loginRedirect=%2F%2Fevil.example')).toEqual([]);
  expect(await signsIn('')).toEqual([]);
});

it('GST-04 GST-05 clears the manual-logout flag of a redirected guest', async () => {
  const live = await liveShop({ path: '/myaccount', storage: { 'selvedge.manualLogout': 'true' } });
  expect(live.written['selvedge.manualLogout']).toBeNull();
});
