// @partial
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { addCartItem } from '#src/cart/changes/changes-model.ts';
import type { NoticeVariant } from '#src/consent/consent.ts';
import * as model from '#src/consent/model.ts';
import * as notice from '#src/consent/notice-model.ts';
import { $visitor, makeVisitorFx } from '#src/consent/visitor-model.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { appStarted } from '#src/ports/start.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { deferred, environment, guest, settle, shopScope } from '#tests/session/shop-scope.ts';

async function visit(
  cookies: Record<string, string> = {},
  isOptedOut = false,
  variant: NoticeVariant = 'control',
  makeVisitor: () => string | Promise<string> = () => 'visitor-1',
) {
  const written: { name: string; value: string | null; days: number }[] = [];
  const seen = shopScope(
    [writeCookieFx, (params) => void written.push(params)],
    [notice.decideVariantFx, () => variant],
    [readUserInfoFx, () => guest()],
    [makeVisitorFx, makeVisitor],
  );
  void allSettled(appStarted, {
    scope: seen.scope,
    params: { environment: { ...environment, cookies, isOptedOut } },
  });
  await settle();
  return { ...seen, written };
}

it.each([
  ['1', 'false'],
  ['1.analytical', 'false'],
  ['1.social', 'false'],
  ['1.analytical.social', 'true'],
])('CRT-15 API-06 with the choice %s an add has the optIn %s', async (choice, optIn) => {
  const { scope, calls } = await visit({ selvedge_consent: choice });
  await allSettled(addCartItem, {
    scope,
    params: { variantId: 'ean-1', productId: 'RL1001WHT', quantity: 1 },
  });
  const [sent] = calls.filter(({ name }) => name === 'http/cart.add');
  expect(sent?.payload).toMatchObject({ optIn });
});

it('CKN-08 a reopened notice has its earlier position', async () => {
  const { scope } = await visit({}, false, 'bottom-left');
  await allSettled(model.ask, { scope });
  await allSettled(notice.acceptAll, { scope });
  await allSettled(model.reopen, { scope });
  expect(scope.getState(model.$notice)).toMatchObject({ view: 'settings', variant: 'bottom-left' });
});

it('does not request consent again, nor after Global Privacy Control', async () => {
  for (const { scope } of [await visit({ selvedge_consent: '1' }), await visit({}, true)]) {
    await allSettled(model.ask, { scope });
    expect(scope.getState(model.$isNoticeOpen)).toBe(false);
  }
});

it('another tab’s choice counts in this one', async () => {
  const { scope } = await visit();
  await allSettled(model.ask, { scope });
  await allSettled(tabMessageReceived, {
    scope,
    params: { kind: 'consent-changed', choice: '1.analytical' },
  });
  expect(scope.getState(model.$isNoticeOpen)).toBe(false);
  expect(scope.getState(model.$allowed)).toMatchObject({ analytical: true, social: false });
});

it('CKN-10 consent to an earlier version gives no visitor id until a new answer', async () => {
  const { scope, written } = await visit({ selvedge_consent: '0.analytical', selvedge_sfid: 'S1' });
  expect(scope.getState($visitor)).toBeNull();
  await allSettled(model.ask, { scope });
  await allSettled(notice.acceptAll, { scope });
  expect(scope.getState($visitor)).toBe('visitor-1');
  expect(written.map(({ name, value }) => [name, value])).toEqual([
    ['selvedge_sfid', null],
    ['selvedge_consent', '1.analytical.social'],
    ['selvedge_sfid', 'visitor-1'],
  ]);
});

it('a withdrawal in another tab applies to this one', async () => {
  const { scope } = await visit({ selvedge_consent: '1.analytical', selvedge_sfid: 'S1' });
  await allSettled(tabMessageReceived, {
    scope,
    params: { kind: 'consent-changed', choice: '1' },
  });
  expect(scope.getState($visitor)).toBeNull();
});

it('CKN-10 stores no visitor id that arrives after a withdrawal', async () => {
  const made = deferred<string>();
  const { scope, written } = await visit({}, false, 'control', made.handler);
  void allSettled(model.ask, { scope });
  await settle();
  void allSettled(notice.acceptAll, { scope });
  void allSettled(tabMessageReceived, {
    scope,
    params: { kind: 'consent-changed', choice: '1' },
  });
  await made.answer('visitor-1');
  expect(written.map(({ value }) => value)).not.toContain('visitor-1');
});
