// @alone
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $signInState, closeSignIn, openSignIn, signIn, signInFx } from '#src/auth/model.ts';
import { $signInMinutes } from '#src/auth/sign-in/throttle-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { signOut } from '#src/auth/sign-out-model.ts';
import { signOutFx } from '#src/session/lifecycle-model.ts';
import { forgetShopperFx } from '#src/ports/storage/forget.ts';
import { reloadFx } from '#src/ports/navigation.ts';
import type { SignedIn } from '#src/session/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { addToWishlistFx } from '#src/wishlist/pending-model.ts';
import {
  deferred,
  guest,
  httpError,
  namesOf,
  settle,
  shopScope,
  throttledError,
} from '#tests/session/shop-scope.ts';

const credentials = { email: 'ada@example.test', password: 'indigo-1873', rememberMe: true };

async function shop(hasClock = false) {
  const answers = deferred<SignedIn>();
  const waits = deferred<void>();
  const server = { user: guest() };
  const { scope, facts, calls } = shopScope(
    [readUserInfoFx, () => server.user],
    [signInFx, answers.handler],
    [waitFx, () => (hasClock ? waits.handler() : undefined)],
    [addToWishlistFx, () => ({ name: 'default', itemCount: 1, itemIds: ['RL0001RAW'] })],
  );
  await allSettled(readUserInfo, { scope });
  await allSettled(openSignIn, { scope, params: { place: 'header' } });
  facts.length = 0;
  calls.length = 0;
  return { scope, facts, calls, server, answers, waits };
}

it('ignores a second submit while one is pending', async () => {
  const { scope, calls } = await shop();
  void allSettled(signIn, { scope, params: credentials });
  void allSettled(signIn, { scope, params: credentials });
  expect(namesOf(calls, 'http/session.signIn')).toHaveLength(1);
});

it('ignores a submit in a drawer opened again while one is pending', async () => {
  const { scope, calls } = await shop();
  void allSettled(signIn, { scope, params: credentials });
  void allSettled(closeSignIn, { scope });
  void allSettled(openSignIn, { scope, params: { place: 'header' } });
  void allSettled(signIn, { scope, params: credentials });
  expect(namesOf(calls, 'http/session.signIn')).toHaveLength(1);
});

it.each([
  ['answers', () => ({})],
  ['has no such session', () => Promise.reject(httpError(401))],
])(
  'AUT-21 API-36 sign-out sets the flag, then reloads the page: the backend %s',
  async (_, answer) => {
    const { scope, calls, facts } = shopScope([signOutFx, answer]);
    await allSettled(signOut, { scope });
    expect(calls).toEqual([
      { name: 'http/session.signOut', payload: undefined },
      {
        name: 'storage/write',
        payload: { area: 'session', key: 'selvedge.manualLogout', value: 'true' },
      },
      { name: forgetShopperFx.shortName, payload: undefined },
      { name: reloadFx.shortName, payload: undefined },
    ]);
    expect(facts.map(({ name }) => name)).toEqual(['auth/signedOut']);
  },
);

it('a failed sign-out leaves the shopper signed in, with a notice', async () => {
  const { scope, calls, facts } = shopScope([signOutFx, () => Promise.reject(httpError(503))]);
  await allSettled(signOut, { scope });
  expect(namesOf(calls, 'navigation/')).toEqual([]);
  expect(namesOf(facts, 'notices/noticeShown')).toHaveLength(1);
});

it('API-35 sends the captcha’s token with the sign-in', async () => {
  const { scope, answers, calls, waits } = await shop(true);
  void allSettled(signIn, { scope, params: credentials });
  await answers.fail(throttledError(61));
  void allSettled(signIn, { scope, params: { ...credentials, captcha: 'an-answer' } });
  await settle();
  expect(calls.at(-1)?.payload).toEqual({ ...credentials, captcha: 'an-answer' });
  expect(scope.getState($signInMinutes)).toBeNull();
  await answers.fail(throttledError(61));
  expect(waits.waiting).toBe(2);
  expect(scope.getState($signInMinutes)).toBe(2);
});

it('AUT-12 reopening the drawer resets it', async () => {
  const { scope, answers } = await shop(true);
  void allSettled(signIn, { scope, params: credentials });
  await answers.fail(throttledError(61));
  void allSettled(closeSignIn, { scope });
  expect(scope.getState($signInState)).toEqual({ status: 'idle' });
  expect(scope.getState($signInMinutes)).toBeNull();
});
