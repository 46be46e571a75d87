// @partial
import { allSettled } from 'effector';
import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { $visit, statusDetermined } from '#src/campaign/model.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { customDetailsFx, detailsFx } from '#src/cart/bag/details-model.ts';
import {
  $bagCount,
  $bagPage,
  $miniBag,
  leaveBag,
  miniBagFx,
  openBag,
  openCheckoutBag,
  retryBag,
} from '#src/cart/bag/bag-model.ts';
import '#src/cart/changes/model.ts';
import { addCartItem, changeQuantity, removeLine } from '#src/cart/changes/changes-model.ts';
import {
  addItemFx,
  calculateFx,
  removeLineFx,
  updateLineFx,
} from '#src/cart/changes/sending-model.ts';
import type {
  CartChangeResult as CartChangeAnswer,
  MiniBagContents,
} from '#src/cart/bag/contract.ts';
import { $bagError, $isMiniBagOpen, closeMiniBag } from '#src/cart/bag/mini-bag-model.ts';
import { appStarted } from '#src/ports/start.ts';
import type { UserInfo } from '#src/session/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import {
  deferred,
  environment,
  guest,
  httpError,
  namesOf,
  networkError,
  settle,
  shopScope,
} from '#tests/session/shop-scope.ts';
import { details, line, miniBag } from '../bag.ts';

const item = { variantId: '8700000000017', productId: 'RL0001RAW', quantity: 1 };
const changed: CartChangeAnswer = { orderId: '55', lineIds: ['L1'] };

/** A shop with a small fake server: one order whose lines the test sets. */
async function shop({ orderId = '55', lines = [line()] } = {}) {
  const server = { user: guest(orderId), lines, fails: new Set<unknown>() };
  const answer =
    <Value>(fx: unknown, value: () => Value) =>
    () =>
      server.fails.has(fx) ? Promise.reject(httpError(503)) : value();
  const { scope, facts, calls } = shopScope(
    [readUserInfoFx, answer(readUserInfoFx, () => server.user)],
    [miniBagFx, answer(miniBagFx, () => miniBag(server.lines))],
    [detailsFx, answer(detailsFx, () => details(server.lines))],
    [customDetailsFx, answer(customDetailsFx, () => details(server.lines))],
    [
      addItemFx,
      answer(addItemFx, () => {
        server.user = guest('55');
        server.lines = [...server.lines, line({ id: 'L9' })];
        return changed;
      }),
    ],
    [updateLineFx, answer(updateLineFx, () => changed)],
    [
      removeLineFx,
      answer(removeLineFx, () => {
        server.lines = [];
        return changed;
      }),
    ],
    [calculateFx, answer(calculateFx, () => ({ orderId: '55' }))],
  );
  await allSettled(appStarted, {
    scope,
    params: {
      environment: {
        ...environment,
        cookies: {
          selvedge_consent: '1.analytical.social',
          selvedge_cin: 'C1',
          selvedge_sfid: 'S1',
        },
      },
    },
  });
  facts.length = 0;
  calls.length = 0;
  return { scope, facts, calls, server };
}

it('API-06 CRT-15 adding sends the item, cin, sfid and optIn', async () => {
  const { scope, calls } = await shop();
  await allSettled(addCartItem, { scope, params: item });
  expect(calls[0]).toEqual({
    name: 'http/cart.add',
    payload: { variantId: item.variantId, quantity: 1, cin: 'C1', sfid: 'S1', optIn: 'true' },
  });
});

it('XAC-12 sends the campaign of a shopper who may buy exclusive products', async () => {
  const { scope, calls } = await shop();
  const params = {
    isPromotionLeadGenActive: false,
    isPromotionActive: true,
    isExclusiveAccessUser: true,
    cookieValue: 'RIVETROW',
  };
  await allSettled($visit, { scope, params: { now: 0, cookie: '', list: 'RIVETROW' } });
  await allSettled(statusDetermined, { scope, params });
  await allSettled(addCartItem, { scope, params: item });
  const [sent] = calls.filter(({ name }) => name === 'http/cart.add');
  expect(sent?.payload).toMatchObject({ campaignId: 'RIVETROW' });
  const body = addItemCall.body?.(create(sent?.payload, addItemCall.params));
  expect(body).toMatchObject({ orderItem: [{ campaignId: 'RIVETROW' }] });
});

it.each([
  ['none of them is open', [], ['miniBag']],
  ['the bag’s page is open', [openBag], ['details', 'miniBag']],
  ['a page of the purchase is open', [openCheckoutBag], ['customDetails', 'miniBag']],
  ['one is opened after the other', [openBag, openCheckoutBag], ['customDetails', 'miniBag']],
  ['the shopper returns to the bag', [openCheckoutBag, openBag], ['details', 'miniBag']],
  ['both are left', [openBag, openCheckoutBag, leaveBag], ['miniBag']],
])(
  'CRT-03 API-11 after a change, only the visible one of mini bag, details and custom details is read again: %s',
  async (_, pages, read) => {
    const { scope, calls } = await shop();
    for (const page of pages) await allSettled(page, { scope });
    const changes = [
      () => allSettled(addCartItem, { scope, params: item }),
      () => allSettled(changeQuantity, { scope, params: { lineId: 'L1', quantity: 3 } }),
      () => allSettled(removeLine, { scope, params: { lineId: 'L1' } }),
    ];
    for (const change of changes) {
      calls.length = 0;
      await change();
      const sums = calls.findIndex(({ name }) => name === 'http/cart.calculate');
      const again = namesOf(calls.slice(sums), 'http/cart.').slice(1);
      expect(again.toSorted()).toEqual(read.map((name) => `http/cart.${name}`));
    }
  },
);

it('CRT-03 API-11 ignores an answer for the previous kind of page', async () => {
  const late = deferred<ReturnType<typeof details>>();
  const { scope } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, () => miniBag()],
    [detailsFx, late.handler],
    [customDetailsFx, () => details([line({ quantity: 2 })])],
  );
  await allSettled(appStarted, { scope, params: { environment } });
  void allSettled(openBag, { scope });
  await settle();
  void allSettled(openCheckoutBag, { scope });
  await settle();
  await late.answer(details([line({ quantity: 1 })]));
  await settle();
  expect(scope.getState($bagPage)).toMatchObject({ details: { lines: [{ quantity: 2 }] } });
});

it('CRT-07 a read that answers 401 is not repeated by the next invalidation', async () => {
  let isExpired = false;
  const { scope, calls } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, () => (isExpired ? Promise.reject(httpError(401)) : miniBag())],
    [removeLineFx, () => changed],
    [calculateFx, () => ({ orderId: '55' })],
  );
  await allSettled(readUserInfo, { scope });
  isExpired = true;
  await allSettled(removeLine, { scope, params: { lineId: 'L1' } });
  calls.length = 0;
  await allSettled(removeLine, { scope, params: { lineId: 'L1' } });
  expect(namesOf(calls, 'http/')).toEqual(['http/cart.removeLine', 'http/cart.calculate']);
  isExpired = false;
  await allSettled(retryBag, { scope });
  expect(scope.getState($bagError)).toBeNull();
  expect(calls.at(-1)?.name).toBe('http/cart.miniBag');
});

it('PAY-01 CRT-05 reloads the order when the bag’s order is over, and shows an empty bag without an error', async () => {
  let user = guest('55');
  const over = httpError(400, '_ERR_ORDER_NOT_FOUND');
  const { scope, calls } = shopScope(
    [readUserInfoFx, () => user],
    [miniBagFx, () => ((user = guest('0')), Promise.reject(over))],
    [detailsFx, () => Promise.reject(over)],
  );
  await allSettled(openBag, { scope });
  await allSettled(readUserInfo, { scope });
  expect(scope.getState($bagPage)).toEqual({ status: 'empty' });
  expect(scope.getState($bagCount)).toBe(0);
  expect(namesOf(calls, 'http/cart')).toEqual(['http/cart.miniBag', 'http/cart.details']);
});

it('PAY-01 CRT-03 stays empty when an earlier request of a completed order is answered', async () => {
  let user = guest('55');
  const [mini, page] = [deferred<MiniBagContents>(), deferred<ReturnType<typeof details>>()];
  const { scope } = shopScope(
    [readUserInfoFx, () => user],
    [miniBagFx, mini.handler],
    [detailsFx, page.handler],
  );
  void allSettled(appStarted, { scope, params: { environment } });
  await settle();
  void allSettled(openBag, { scope });
  await settle();
  user = guest('0');
  void allSettled(readUserInfo, { scope });
  await settle();
  await mini.answer(miniBag());
  await page.answer(details());
  await settle();
  expect(scope.getState($miniBag)).toEqual({ status: 'empty' });
  expect(scope.getState($bagPage)).toEqual({ status: 'empty' });
});

it('does not repeat the read of a completed order when user info still has it', async () => {
  const over = httpError(400, '_ERR_ORDER_NOT_FOUND');
  const { scope, calls } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, () => Promise.reject(over)],
    [detailsFx, () => Promise.reject(over)],
  );
  await allSettled(openBag, { scope });
  await allSettled(readUserInfo, { scope });
  expect(scope.getState($bagPage).status).toBe('failed');
  expect(namesOf(calls, 'http/cart').toSorted()).toEqual([
    'http/cart.details',
    'http/cart.details',
    'http/cart.miniBag',
  ]);
});

it('an answer that a newer change overtook is never shown', async () => {
  const bags = deferred<MiniBagContents>();
  const { scope } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, bags.handler],
    [removeLineFx, () => changed],
    [calculateFx, () => ({ orderId: '55' })],
  );
  void allSettled(readUserInfo, { scope });
  await settle();
  void allSettled(removeLine, { scope, params: { lineId: 'L1' } });
  await settle();
  await bags.answer(miniBag([line()]));
  expect(scope.getState($miniBag)).toEqual({ status: 'unknown' });
  await bags.answer(miniBag([]));
  expect(scope.getState($bagCount)).toBe(0);
});

it('holds an add until the user is known, and fails without a user', async () => {
  const users = deferred<UserInfo>();
  const { scope, calls, facts } = shopScope(
    [readUserInfoFx, users.handler],
    [miniBagFx, () => miniBag()],
    [addItemFx, () => changed],
    [calculateFx, () => ({ orderId: '55' })],
  );
  void allSettled(addCartItem, { scope, params: item });
  expect(namesOf(calls, 'http/')).toEqual(['http/session.userInfo']);
  await users.fail(networkError);
  expect(facts.map(({ name }) => name).slice(0, 2)).toEqual([
    'session/userInfoFailed',
    'cart/addFailed',
  ]);
  void allSettled(addCartItem, { scope, params: item });
  await users.answer(guest('0'));
  expect(namesOf(calls, 'http/cart.add')).toHaveLength(1);
});

it('the mini bag opens on an add, unless the bag page is open', async () => {
  const { scope } = await shop();
  await allSettled(addCartItem, { scope, params: item });
  expect(scope.getState($isMiniBagOpen)).toBe(true);
  await allSettled(closeMiniBag, { scope });
  await allSettled(openBag, { scope });
  await allSettled(addCartItem, { scope, params: item });
  expect(scope.getState($isMiniBagOpen)).toBe(false);
  await allSettled(leaveBag, { scope });
  expect(scope.getState($bagPage)).toEqual({ status: 'closed' });
});
