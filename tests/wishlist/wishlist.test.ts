import { allSettled, scopeBind } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import type { UserInfo } from '#src/session/contract.ts';
import type { Wishlist } from '#src/wishlist/api.ts';
import {
  $itemCount,
  $itemIds,
  addWishlistItem,
  forgetHeldWish,
  removeItem,
} from '#src/wishlist/hearts-model.ts';
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

it('three quick clicks send one change', async () => {
  const { wish, unwish, adds, items, calls } = await shop(registered());
  wish(jeans);
  unwish(jeans);
  wish(jeans);
  await adds.answer(answer);
  expect(namesOf(calls, 'http/')).toEqual(['http/wishlist.add']);
  expect(items()).toEqual(['RL0001RAW']);
});

it('does not report a failed change that was reverted meanwhile', async () => {
  const { wish, unwish, adds, items, facts, calls } = await shop(registered());
  wish(jeans);
  unwish(jeans);
  await adds.fail(httpError(503));
  expect(items()).toEqual([]);
  expect(namesOf(calls, 'http/')).toEqual(['http/wishlist.add']);
  expect(namesOf(facts, 'wishlist/changeSuperseded')).toHaveLength(1);
  expect(namesOf(facts, 'notices/')).toEqual([]);
});

it('rolls back a change with an unknown outcome, and reads the wishlist', async () => {
  const { wish, adds, items, nowIs } = await shop(registered());
  wish(jeans);
  nowIs(registered({ itemIds: ['RL0001RAW'] }));
  await adds.fail(networkError);
  expect(items()).toEqual(['RL0001RAW']);
});

it('WSH-02 a guest’s wish sends nothing, requests a sign-in and is held until then', async () => {
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

it('WSH-02 drops a guest’s wish without a sign-in', async () => {
  const { scope, wish, items, nowIs } = await shop(guest());
  wish(jeans);
  await allSettled(forgetHeldWish, { scope });
  nowIs(registered());
  await allSettled(readUserInfo, { scope });
  expect(items()).toEqual([]);
});

it('WSH-05 ends with the server’s wishlist, however clicks, answers and failures interleave', async () => {
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
  ['the same shopper', '1001', [jeans]],
  ['the previous shopper', '1002', []],
])(
  'SES-13 a wish while another tab may have changed the user is sent for %s only',
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
