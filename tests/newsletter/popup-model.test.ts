// @partial
import { allSettled, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { interestsFx, signUp, subscribeFx } from '#src/newsletter/model.ts';
import {
  $isPopupDue,
  $shouldOpenNewsletterPopup,
  enterPage,
  putOffPopup,
  showPopup,
} from '#src/newsletter/popup-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { loadFeature } from '#src/ports/features.ts';
import { appStarted } from '#src/ports/start.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import {
  deferred,
  environment,
  guest,
  registered,
  settle,
  shopScope,
} from '#tests/session/shop-scope.ts';

const SIGNED_UP_COOKIE = 'selvedge_newsletter';
const SEEN_COOKIE = 'selvedge_newsletter_seen';

async function visit({ cookies = {}, user = guest() } = {}) {
  const clock = deferred<void>();
  const { scope, calls, facts } = shopScope(
    [readUserInfoFx, () => user],
    [waitFx, clock.handler],
    [subscribeFx, () => undefined],
    [interestsFx, () => []],
  );
  scopeBind(appStarted, { scope })({ environment: { ...environment, cookies } });
  await allSettled(readUserInfo, { scope });
  await allSettled(loadFeature, { scope, params: { part: 'newsletter' } });
  const enters = (visit: number, isForBrowsing = true) =>
    scopeBind(enterPage, { scope })({ visit, isForBrowsing });
  return {
    scope,
    enters,
    waits: () => clock.waiting,
    /** Ends the oldest wait. */
    timePasses: () => clock.answer(),
    press: (wish: typeof showPopup) => scopeBind(wish, { scope })(),
    isDue: () => scope.getState($isPopupDue),
    isOpen: () => scope.getState($shouldOpenNewsletterPopup),
    facts: () =>
      facts.flatMap(({ name }) => (name.startsWith('newsletter/popup') ? [name.slice(11)] : [])),
    cookiesWritten: () =>
      calls.filter(({ name }) => name === 'cookies/write').map(({ payload }) => payload),
    waitsFor: () => calls.filter(({ name }) => name === 'clock/wait').map(({ payload }) => payload),
  };
}

async function due(given: Parameters<typeof visit>[0] = {}) {
  const shopper = await visit(given);
  shopper.enters(3);
  await shopper.timePasses();
  return shopper;
}

it('does not open on a page that has been left', async () => {
  const shopper = await visit();
  for (const visit of [3, 4, 5]) shopper.enters(visit);
  await shopper.timePasses();
  await shopper.timePasses();
  expect(shopper.isDue()).toBe(false);
  await shopper.timePasses();
  expect(shopper.isDue()).toBe(true);
});

it('does not open on checkout, text and account pages', async () => {
  const shopper = await visit();
  shopper.enters(3, false);
  expect(shopper.waits()).toBe(0);
  shopper.enters(4);
  expect(shopper.waits()).toBe(1);
});

it.each([
  ['NWS-03 saw it within the year', { cookies: { [SEEN_COOKIE]: '1' } }],
  ['NWS-02 signed up within the year', { cookies: { [SIGNED_UP_COOKIE]: '1' } }],
  ['NWS-04 gets it', { user: { ...registered(), newsletterSignedUp: true } }],
])('never opens for a shopper who %s', async (_, given) => {
  const shopper = await visit(given);
  shopper.enters(3);
  expect(shopper.waits()).toBe(0);
});

it('does not open after a sign-up during the wait', async () => {
  const shopper = await visit();
  shopper.enters(3);
  const wish = { email: 'ada@example.test', interests: [], source: 'footer' as const };
  scopeBind(signUp, { scope: shopper.scope })(wish);
  await settle();
  await shopper.timePasses();
  expect(shopper.isDue()).toBe(false);
});

it('a postponed popup does not count as seen, and may open on the next page', async () => {
  const shopper = await due();
  shopper.press(putOffPopup);
  shopper.press(showPopup);
  expect(shopper.isDue()).toBe(false);
  expect(shopper.facts()).toEqual([]);
  expect(shopper.cookiesWritten()).toEqual([]);
  shopper.enters(4);
  expect(shopper.waits()).toBe(1);
});

it('closes on navigation', async () => {
  const shopper = await due();
  shopper.press(showPopup);
  shopper.enters(4, false);
  expect(shopper.isOpen()).toBe(false);
  expect(shopper.facts()).toEqual(['popupShown', 'popupClosed']);
});

it('is due on its own page only', async () => {
  const shopper = await due();
  shopper.enters(4, false);
  expect(shopper.isDue()).toBe(false);
});
