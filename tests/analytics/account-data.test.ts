import { createWatch, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { tellAccountFx } from '#src/analytics/data-layer/account-data-model.ts';
import { accountPageType, rolesOf } from '#src/analytics/roles.ts';
import { tellSignInFx } from '#src/analytics/data-layer/sign-in-data-model.ts';
import { closeSignIn, openSignIn } from '#src/auth/model.ts';
import { join } from '#src/membership/membership-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const guest = {
  userType: 'guest',
  isMember: false,
  isExclusiveAccessUser: false,
} as const;
const registered = { ...guest, userType: 'registered' } as const;

describe('what a shopper is', () => {
  it.each([
    [guest, ['guest']],
    [registered, ['registered']],
    [{ ...registered, isMember: true }, ['registered', 'loyalty member']],
    [{ ...guest, isMember: true }, ['guest']],
    [{ ...guest, isExclusiveAccessUser: true }, ['guest', 'exclusive access']],
    [
      { ...registered, isMember: true, isExclusiveAccessUser: true },
      ['registered', 'loyalty member', 'exclusive access'],
    ],
  ])('ROL-01 ROL-08 %j is %j', (shopper, roles) => expect(rolesOf(shopper)).toEqual(roles));
});

it.each([
  ['/myaccount', 'my account'],
  ['/myaccount/personaldetails', 'my account'],
  ['/myaccount/orderdetails', 'my account'],
  ['/MyAccount/Orders', 'my account'],
  ['/myaccount/healthcheck', undefined],
  ['/MyAccount/HealthCheck', undefined],
  ['/myaccounts', undefined],
  ['/women', undefined],
])('RTE-02 RTE-06 analytics call %s %s', (path, type) => {
  expect(accountPageType(path)).toBe(type);
});

function toldBy<T>(live: LiveShop, unit: any): T[] {
  const told: T[] = [];
  createWatch({ unit, scope: live.scope, fn: (entry: T) => told.push(entry) });
  return told;
}

async function goTo(live: LiveShop, path: string, key: string): Promise<void> {
  const location = { ...sampleEnvironment.location, path, key };
  scopeBind(locationChanged, { scope: live.scope })({ location, action: 'push' });
  await live.shop.settle();
}

it('ROL-09 RTE-02 analytics are told of the account by registered shoppers alone, once a visit', async () => {
  const live = await liveShop({ path: '/myaccount' });
  const told = toldBy(live, tellAccountFx);
  await goTo(live, '/myaccount/migrationLanding', 'a');
  expect(told).toEqual([{ pageType: 'my account', roles: ['guest'] }]);
  await live.signIn('jonas');
  await goTo(live, '/myaccount/orders', 'b');
  await goTo(live, '/myaccount/orders', 'b');
  const account = { hasNewsletter: true, isAskedToJoin: false };
  expect(told.slice(1)).toEqual([
    { pageType: 'my account', roles: ['registered'], account },
    { pageType: 'my account', roles: ['registered'], account },
  ]);
});

it('ROL-08 analytics hear of a member once it is known', async () => {
  const live = await liveShop();
  await live.signIn('jonas');
  await goTo(live, '/myaccount/membership', 'a');
  const told = toldBy<{ roles: string[] }>(live, tellAccountFx);
  scopeBind(join, { scope: live.scope })({ newsletter: false });
  await live.shop.settle();
  expect(told.map(({ roles }) => roles)).toEqual([['registered', 'loyalty member']]);
});

it('RTE-06 analytics hear nothing of the health check', async () => {
  const live = await liveShop();
  await live.signIn('jonas');
  const told = toldBy(live, tellAccountFx);
  await goTo(live, '/myaccount/healthcheck', 'a');
  expect(told).toEqual([]);
});

it('AUT-12 AUT-13 analytics are told from where the sign-in was opened, each time', async () => {
  const live = await liveShop();
  const told = toldBy(live, tellSignInFx);
  scopeBind(openSignIn, { scope: live.scope })({ place: 'header' });
  await live.shop.settle();
  scopeBind(closeSignIn, { scope: live.scope })();
  scopeBind(openSignIn, { scope: live.scope })({ place: 'wishlist', form: 'registration' });
  await live.shop.settle();
  expect(told).toEqual([{ place: 'header' }, { place: 'wishlist', form: 'registration' }]);
});
