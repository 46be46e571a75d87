import { allSettled, scopeBind } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { $notices } from '#src/notices/model.ts';
import { readUserInfo, readUserInfoFx, $wishlistEntry } from '#src/session/model.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import type { UserInfo } from '#src/session/contract.ts';
import type { Wishlist } from '#src/wishlist/contract.ts';
import {
  $itemCount,
  $itemIds,
  addWishlistItem,
  forgetHeldWish,
  removeItem,
} from '#src/wishlist/model.ts';
import { addToWishlistFx, removeFromWishlistFx } from '#src/wishlist/pending-model.ts';
import {
  deferred,
  guest,
  httpError,
  namesOf,
  networkError,
  registered,
  settle,
  shopScope,
} from '#tests/session/shop-scope.ts';

const jeans = { productId: 'RL0001RAW' };
const shirt = { productId: 'RL0002BLU' };
const coat = { productId: 'HM0003CML' };
const answer: Wishlist = { name: 'default', itemCount: 0, itemIds: [] };

async function shop(info: UserInfo) {
  const adds = deferred<Wishlist>();
  const removes = deferred<Wishlist>();
  let user = info;
  const { scope, facts, calls } = shopScope(
    [readUserInfoFx, async () => user],
    [addToWishlistFx, adds.handler],
    [removeFromWishlistFx, removes.handler],
  );
  await allSettled(readUserInfo, { scope });
  facts.length = 0;
  calls.length = 0;
  return {
    scope,
    facts,
    calls,
    adds,
    removes,
    wish: (item: typeof jeans) => void allSettled(addWishlistItem, { scope, params: item }),
    unwish: (item: typeof jeans) => void allSettled(removeItem, { scope, params: item }),
    items: () => scope.getState($itemIds),
    count: () => scope.getState($itemCount),
    nowIs: (next: UserInfo) => {
      user = next;
    },
  };
}

it('WSH-03 adding an item changes count and ids of user info before the server answers', async () => {
  const { scope, wish, adds, facts, calls } = await shop(registered({ itemIds: ['RL0002BLU'] }));
  wish(jeans);
  expect(scope.getState($wishlistEntry)).toEqual({
    name: 'default',
    itemCount: 2,
    itemIds: ['RL0002BLU', 'RL0001RAW'],
  });
  expect(calls).toEqual([{ name: 'http/wishlist.add', payload: jeans }]);
  expect(namesOf(facts, 'wishlist/')).toEqual(['wishlist/changeApplied']);
  await adds.answer(answer);
  expect(namesOf(facts, 'wishlist/')).toEqual([
    'wishlist/changeApplied',
    'wishlist/changeConfirmed',
    'wishlist/itemAdded',
  ]);
  expect(scope.getState($itemCount)).toBe(2);
});

it('WSH-04 removing an item changes count and ids of user info before the server answers', async () => {
  const { unwish, removes, items, count, facts, calls } = await shop(
    registered({ itemIds: ['RL0001RAW', 'RL0002BLU'] }),
  );
  unwish(jeans);
  expect(items()).toEqual(['RL0002BLU']);
  expect(count()).toBe(1);
  expect(calls).toEqual([
    { name: 'http/wishlist.remove', payload: { productId: 'RL0001RAW', name: 'default' } },
  ]);
  await removes.answer(answer);
  expect(items()).toEqual(['RL0002BLU']);
  expect(facts.at(-1)).toEqual({ name: 'wishlist/itemRemoved', payload: jeans });
});

it('WSH-05 a failed add is rolled back, said in a fact and to the shopper', async () => {
  const { scope, wish, adds, items, count, facts } = await shop(registered());
  wish(jeans);
  await adds.fail(httpError(503));
  expect(items()).toEqual([]);
  expect(count()).toBe(0);
  expect(facts).toContainEqual({
    name: 'wishlist/changeRolledBack',
    payload: { productId: 'RL0001RAW', change: 'add', status: 503 },
  });
  expect(facts).toContainEqual({
    name: 'notices/noticeShown',
    payload: { id: 1, severity: 'error', key: 'account:wishlist.notAdded' },
  });
  expect(scope.getState($notices)).toEqual([]);
});

it('WSH-05 a failed remove puts the item back in its place', async () => {
  const { unwish, removes, items, count } = await shop(
    registered({ itemIds: ['RL0001RAW', 'RL0002BLU', 'HM0003CML'] }),
  );
  unwish(shirt);
  await removes.fail(httpError(503));
  expect(items()).toEqual(['RL0001RAW', 'RL0002BLU', 'HM0003CML']);
  expect(count()).toBe(3);
});

it('WSH-05 with several changes in flight only the failed one is undone', async () => {
  const { wish, unwish, adds, removes, items, count } = await shop(
    registered({ itemIds: ['RL0001RAW', 'RL0002BLU'] }),
  );
  unwish(jeans);
  wish(coat);
  unwish(shirt);
  expect(items()).toEqual(['HM0003CML']);
  await removes.fail(httpError(503));
  expect(items()).toEqual(['RL0001RAW', 'HM0003CML']);
  await removes.fail(httpError(503));
  expect(items()).toEqual(['RL0001RAW', 'RL0002BLU', 'HM0003CML']);
  await adds.fail(httpError(503));
  expect(items()).toEqual(['RL0001RAW', 'RL0002BLU']);
  expect(count()).toBe(2);
});

it('WSH-06 removing at a count of zero stays at zero, and so does its roll-back', async () => {
  const { unwish, removes, items, count } = await shop(
    registered({ itemIds: ['RL0001RAW'], itemCount: 0 }),
  );
  unwish(jeans);
  expect(count()).toBe(0);
  await removes.fail(httpError(503));
  expect(items()).toEqual(['RL0001RAW']);
  expect(count()).toBe(0);
});

it('a second click waits for the first change, and the last wish wins', async () => {
  const { wish, unwish, adds, removes, items, calls } = await shop(registered());
  wish(jeans);
  unwish(jeans);
  expect(items()).toEqual([]);
  expect(namesOf(calls, 'http/')).toEqual(['http/wishlist.add']);
  await adds.answer(answer);
  expect(namesOf(calls, 'http/')).toEqual(['http/wishlist.add', 'http/wishlist.remove']);
  expect(items()).toEqual([]);
  await removes.answer(answer);
  expect(items()).toEqual([]);
});

it('three quick clicks send one change', async () => {
  const { wish, unwish, adds, items, calls } = await shop(registered());
  wish(jeans);
  unwish(jeans);
  wish(jeans);
  await adds.answer(answer);
  expect(namesOf(calls, 'http/')).toEqual(['http/wishlist.add']);
  expect(items()).toEqual(['RL0001RAW']);
});

it('a failed change that the shopper took back meanwhile is no news', async () => {
  const { wish, unwish, adds, items, facts, calls } = await shop(registered());
  wish(jeans);
  unwish(jeans);
  await adds.fail(httpError(503));
  expect(items()).toEqual([]);
  expect(namesOf(calls, 'http/')).toEqual(['http/wishlist.add']);
  expect(namesOf(facts, 'wishlist/changeSuperseded')).toHaveLength(1);
  expect(namesOf(facts, 'notices/')).toEqual([]);
});

it('a change whose outcome is unknown is rolled back and the server is asked', async () => {
  const { wish, adds, items, nowIs } = await shop(registered());
  wish(jeans);
  nowIs(registered({ itemIds: ['RL0001RAW'] }));
  await adds.fail(networkError);
  expect(items()).toEqual(['RL0001RAW']);
});

it('user info read while a change is in flight keeps the change in view', async () => {
  const { scope, wish, adds, items, count } = await shop(registered({ itemIds: ['RL0002BLU'] }));
  wish(jeans);
  void allSettled(readUserInfo, { scope });
  await settle();
  expect(items()).toEqual(['RL0002BLU', 'RL0001RAW']);
  await adds.fail(httpError(503));
  expect(items()).toEqual(['RL0002BLU']);
  expect(count()).toBe(1);
});

it('WSH-02 a guest wish sends nothing, asks for sign-in and is kept for after it', async () => {
  const { scope, wish, adds, items, facts, calls, nowIs } = await shop(guest());
  wish(jeans);
  expect(namesOf(calls, 'http/')).toEqual([]);
  expect(facts[0]).toEqual({ name: 'wishlist/signInNeeded', payload: jeans });
  expect(namesOf(facts, 'wishlist/')).toHaveLength(1);
  nowIs(registered());
  void allSettled(readUserInfo, { scope });
  await settle();
  expect(adds.waiting).toBe(1);
  expect(items()).toEqual(['RL0001RAW']);
});

it('WSH-02 a guest wish is forgotten when the shopper does not sign in', async () => {
  const { scope, wish, items, nowIs } = await shop(guest());
  wish(jeans);
  await allSettled(forgetHeldWish, { scope });
  nowIs(registered());
  await allSettled(readUserInfo, { scope });
  expect(items()).toEqual([]);
});

it('WSH-05 however clicks, answers and failures interleave, the shopper ends with what the server has', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('click' as const), id: fc.constantFrom('A', 'B', 'C') }),
    fc.record({ kind: fc.constant('settle' as const), isDone: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.subarray(['A', 'B', 'C']), fc.array(step), async (owned, steps) => {
      const server = new Set(owned);
      const { wish, unwish, adds, removes, items, count, calls } = await shop(
        registered({ itemIds: owned }),
      );
      async function settleOne(isDone: boolean) {
        const sent = calls.filter(({ name }) => name.startsWith('http/wishlist'));
        const settled = sent.length - adds.waiting - removes.waiting;
        const isAdd = adds.waiting > 0 && (removes.waiting === 0 || settled % 2 === 0);
        const target = isAdd ? adds : removes;
        if (target.waiting === 0) return;
        const ofKind = sent.filter(
          ({ name }) => name === `http/wishlist.${isAdd ? 'add' : 'remove'}`,
        );
        const sentNow = ofKind[ofKind.length - target.waiting];
        const { productId } = (sentNow as { payload: typeof jeans }).payload;
        if (!isDone) return target.fail(httpError(503));
        if (isAdd) server.add(productId);
        else server.delete(productId);
        return target.answer(answer);
      }
      for (const each of steps) {
        if (each.kind === 'settle') await settleOne(each.isDone);
        else {
          const had = items().includes(each.id);
          (had ? unwish : wish)({ productId: each.id });
          expect(items().includes(each.id)).toBe(!had);
        }
        expect(count()).toBe(items().length);
      }
      while (adds.waiting + removes.waiting > 0) await settleOne(true);
      expect(new Set(items())).toEqual(server);
      expect(count()).toBe(server.size);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['who is still here', '1001', [jeans]],
  ['nobody but the one who left', '1002', []],
])(
  'SES-13 a wish while another tab may have changed the shopper is of %s',
  async (_, userId, sent) => {
    const { scope, wish, calls, nowIs } = await shop(registered());
    nowIs({ ...registered(), userId });
    const message = { kind: 'session-changed' as const, isRegistered: true };
    scopeBind(tabMessageReceived, { scope })(message);
    wish(jeans);
    const added = () => calls.filter(({ name }) => name === 'http/wishlist.add');
    expect(added()).toEqual([]);
    void allSettled(readUserInfo, { scope });
    await settle();
    expect(added().map(({ payload }) => payload)).toEqual(sent);
  },
);
