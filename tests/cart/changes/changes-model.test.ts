// @partial
import { type Scope, allSettled } from 'effector';
import { expect, it } from 'vitest';
import { detailsFx } from '#src/cart/bag/details-model.ts';
import { $bagCount, miniBagFx, openBag } from '#src/cart/bag/bag-model.ts';
import { addCartItem, changeQuantity } from '#src/cart/changes/changes-model.ts';
import type { CartChangeResult, CartDetails, MiniBagContents } from '#src/cart/bag/contract.ts';

import {
  addItemFx,
  calculateFx,
  removeLineFx,
  updateLineFx,
} from '#src/cart/changes/sending-model.ts';
import { $shownMiniBag, $shownPage } from '#src/cart/changes/shown-model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { NO_ORDER } from '#src/session/session.ts';
import { deferred, guest, settle, shopScope } from '#tests/session/shop-scope.ts';
import { details, line, miniBag } from '../bag.ts';

const changed: CartChangeResult = { orderId: '55', lineIds: ['L1'] };
const item = { variantId: '8700000000017', productId: 'RL0001RAW', quantity: 1 };

/** A shop with a one-line bag, whose server answers when the test resolves. */
async function shop() {
  const server = {
    adds: deferred<CartChangeResult>(),
    updates: deferred<CartChangeResult>(),
    removals: deferred<CartChangeResult>(),
    sums: deferred<{ orderId: string }>(),
    bags: deferred<MiniBagContents>(),
    pages: deferred<CartDetails>(),
  };
  const { scope, calls, facts } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, server.bags.handler],
    [detailsFx, server.pages.handler],
    [addItemFx, server.adds.handler],
    [updateLineFx, server.updates.handler],
    [removeLineFx, server.removals.handler],
    [calculateFx, server.sums.handler],
  );
  void allSettled(readUserInfo, { scope });
  await settle();
  await server.bags.answer(miniBag());
  void allSettled(openBag, { scope });
  await server.pages.answer(details());
  calls.length = 0;
  return { scope, calls, facts, server };
}

function change(scope: Scope, quantity: number): void {
  void allSettled(changeQuantity, { scope, params: { lineId: 'L1', quantity } });
}

/** Pieces as shown by the header, the mini bag and the bag page. */
function shown(scope: Scope): unknown[] {
  const mini = scope.getState($shownMiniBag);
  const page = scope.getState($shownPage);
  return [
    scope.getState($bagCount),
    mini.status === 'loaded' ? mini.bag.count : null,
    page.status === 'loaded' ? page.details.lines.map(({ quantity }) => quantity).join() : null,
  ];
}

it('CRT-02 the first piece stays in the header from its answer until the bag is read', async () => {
  const adds = deferred<CartChangeResult>();
  const sums = deferred<{ orderId: string }>();
  const bags = deferred<MiniBagContents>();
  let orderId = NO_ORDER;
  const { scope } = shopScope(
    [readUserInfoFx, () => guest(orderId)],
    [miniBagFx, bags.handler],
    [addItemFx, adds.handler],
    [calculateFx, sums.handler],
  );
  void allSettled(readUserInfo, { scope });
  await settle();
  expect(scope.getState($bagCount)).toBe(0);
  void allSettled(addCartItem, { scope, params: item });
  expect(scope.getState($bagCount)).toBe(1);
  orderId = changed.orderId;
  await adds.answer(changed);
  expect(scope.getState($bagCount)).toBe(1);
  await sums.answer({ orderId: '55' });
  expect(scope.getState($bagCount)).toBe(1);
  await bags.answer(miniBag());
  expect(scope.getState($bagCount)).toBe(1);
});

it('a read from before a change does not restore the old number', async () => {
  const { scope, server } = await shop();
  change(scope, 2);
  await server.updates.answer(changed);
  await server.sums.answer({ orderId: '55' });
  change(scope, 4);
  await server.bags.answer(miniBag([line({ quantity: 2 })]));
  await server.pages.answer(details([line({ quantity: 2 })]));
  expect(shown(scope)).toEqual([4, 4, '4']);
});

it('CRT-03 shows the server’s bag, including changes by others', async () => {
  const { scope, server } = await shop();
  change(scope, 4);
  await server.updates.answer(changed);
  await server.sums.answer({ orderId: '55' });
  await server.bags.answer(miniBag([line({ quantity: 1 })]));
  await server.pages.answer(details([line({ quantity: 1 })]));
  expect(shown(scope)).toEqual([1, 1, '1']);
});

it('counts an add once, whether a read includes it or not', async () => {
  const { scope, server } = await shop();
  void allSettled(addCartItem, { scope, params: item });
  expect(shown(scope)).toEqual([2, 2, '2']);
  await server.adds.answer(changed);
  await server.sums.answer({ orderId: '55' });
  await server.bags.answer(miniBag([line({ quantity: 2 })]));
  expect(shown(scope)).toEqual([2, 2, '2']);
  await server.pages.answer(details([line({ quantity: 2 })]));
  expect(shown(scope)).toEqual([2, 2, '2']);
});
