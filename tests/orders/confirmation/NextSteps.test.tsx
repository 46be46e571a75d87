// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NextSteps } from '#src/orders/confirmation/NextSteps.tsx';
import type { Order } from '#src/orders/contract.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { order } from '../orders.ts';

function stepsOf(change: Partial<Order>): (string | null)[] {
  const { scope } = shopScope();
  renderInShop(scope, <NextSteps order={order(change)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

const MAILED = 'It arrivesGift cards come by e-mail, once they are paid.';

it('RTE-12 shows packing, shipping and arrival on the promised days', () => {
  const arrives = { first: '2026-03-04', last: '2026-03-06' };
  expect(stepsOf({ arrives })).toEqual([
    expect.stringMatching(/^We pack it/),
    expect.stringMatching(/^It leaves/),
    'It arrivesWed\u00a04 – Fri\u00a06\u00a0March',
  ]);
});

it('RTE-12 shows no packing for gift cards alone, because they are emailed', () => {
  expect(stepsOf({ giftCards: 5083, goods: 0 })).toEqual([MAILED]);
});

it('RTE-12 describes the parcel for gift cards together with an item', () => {
  expect(stepsOf({ giftCards: 2500 })).not.toContain(MAILED);
});
