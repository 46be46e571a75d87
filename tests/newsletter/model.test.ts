// @partial
import { allSettled, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import {
  $isFormShown,
  $isSignedUpNewsletter,
  $signUpState,
  interestsFx,
  signUp,
  signUpAnother,
  subscribeFx,
} from '#src/newsletter/model.ts';

import { appStarted } from '#src/ports/start.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { deferred, environment, guest, registered, shopScope } from '#tests/session/shop-scope.ts';

const SIGNED_UP_COOKIE = 'selvedge_newsletter';

const wish = { email: 'ada@example.test', interests: ['sale'], source: 'footer' as const };

async function shop({ cookies = {}, user = guest() } = {}) {
  const answers = deferred<void>();
  const interests = deferred<{ id: string; label: string }[]>();
  const given = shopScope(
    [readUserInfoFx, () => user],
    [subscribeFx, answers.handler],
    [interestsFx, interests.handler],
  );
  const { scope, calls, facts } = given;
  scopeBind(appStarted, { scope })({ environment: { ...environment, cookies } });
  await allSettled(readUserInfo, { scope });
  const callsOf = (name: string) => calls.filter((call) => call.name === name);
  return {
    scope,
    answers,
    interests,
    sent: () => callsOf('http/newsletter.subscribe').map(({ payload }) => payload),
    asked: () => callsOf('http/newsletter.interests').length,
    cookiesWritten: () => callsOf('cookies/write').map(({ payload }) => payload),
    facts: () => facts.filter(({ name }) => name.startsWith('newsletter/')),
    signUp: () => scopeBind(signUp, { scope })(wish),
    state: () => scope.getState($signUpState),
    isSignedUp: () => scope.getState($isSignedUpNewsletter),
  };
}

it('NWS-02 remembers a sign-up for a year', async () => {
  expect((await shop({ cookies: { [SIGNED_UP_COOKIE]: '1' } })).isSignedUp()).toBe(true);
  expect((await shop()).isSignedUp()).toBe(false);
});

it('NWS-04 uses the backend’s subscription of a registered shopper', async () => {
  const user = { ...registered(), newsletterSignedUp: true };
  expect((await shop({ user })).isSignedUp()).toBe(true);
  expect((await shop({ user: registered() })).isSignedUp()).toBe(false);
});

it('allows another address until it has signed up', async () => {
  const { scope, answers, signUp: press } = await shop({ cookies: { [SIGNED_UP_COOKIE]: '1' } });
  const isShown = () => scope.getState($isFormShown);
  expect(isShown()).toBe(false);
  scopeBind(signUpAnother, { scope })();
  expect(isShown()).toBe(true);
  press();
  expect(isShown()).toBe(true);
  await answers.answer();
  expect(isShown()).toBe(false);
});
