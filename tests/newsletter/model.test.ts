// @alone
import { allSettled, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import {
  $isFormShown,
  $isSignedUpNewsletter,
  $signUpState,
  interestsFx,
  signUp,
  signUpAnother,
  subscribeFx,
  wantInterests,
} from '#src/newsletter/model.ts';

import { appStarted } from '#src/ports/start.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import {
  deferred,
  environment,
  guest,
  httpError,
  networkError,
  registered,
  shopScope,
} from '#tests/session/shop-scope.ts';

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

it('API-65 NWS-01 NWS-02 signs up, and remembers it for a year', async () => {
  const { answers, sent, facts, cookiesWritten, isSignedUp, state, ...by } = await shop();
  by.signUp();
  expect(sent()).toEqual([wish]);
  expect(state()).toEqual({ status: 'sending', source: 'footer' });
  expect(isSignedUp()).toBe(false);
  await answers.answer();
  expect(state()).toEqual({ status: 'done', source: 'footer' });
  expect(isSignedUp()).toBe(true);
  expect(facts()).toEqual([{ name: 'newsletter/signedUp', payload: { source: 'footer' } }]);
  expect(cookiesWritten()).toEqual([{ name: SIGNED_UP_COOKIE, value: '1', days: 365 }]);
});

it('NWS-02 whoever comes back within the year is still signed up', async () => {
  expect((await shop({ cookies: { [SIGNED_UP_COOKIE]: '1' } })).isSignedUp()).toBe(true);
  expect((await shop()).isSignedUp()).toBe(false);
});

it('NWS-04 a registered shopper is signed up as the shop has it', async () => {
  const user = { ...registered(), newsletterSignedUp: true };
  expect((await shop({ user })).isSignedUp()).toBe(true);
  expect((await shop({ user: registered() })).isSignedUp()).toBe(false);
});

it('pressed twice, it is sent once', async () => {
  const { sent, signUp: press } = await shop();
  press();
  press();
  expect(sent()).toHaveLength(1);
});

it.each([
  ['email', httpError(400)],
  ['unreachable', httpError(503)],
  ['unreachable', networkError],
] as const)('says “%s” when it fails, and can be tried again', async (reason, error) => {
  const { answers, state, sent, facts, cookiesWritten, signUp: press } = await shop();
  press();
  await answers.fail(error);
  expect(state()).toEqual({ status: 'failed', source: 'footer', reason });
  expect(facts()).toEqual([
    { name: 'newsletter/signUpFailed', payload: { source: 'footer', reason } },
  ]);
  expect(cookiesWritten()).toEqual([]);
  press();
  expect(sent()).toHaveLength(2);
});

it('API-65 asks for the interests once, and again only after a failure', async () => {
  const { scope, asked, interests } = await shop();
  const want = scopeBind(wantInterests, { scope });
  want();
  want();
  expect(asked()).toBe(1);
  await interests.fail(networkError);
  want();
  expect(asked()).toBe(2);
  await interests.answer([]);
  want();
  expect(asked()).toBe(2);
});

it('another address can be signed up, until that is done', async () => {
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

it('the address never reaches the log', () => {
  const unit = findUnit('newsletter/signUp');
  if (unit?.kind !== 'input') throw new Error('There is no such input');
  expect(JSON.stringify(unit.redact?.(wish, createPseudonyms()))).not.toContain('ada@');
});
