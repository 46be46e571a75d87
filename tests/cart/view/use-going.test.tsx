// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $optimisticPieces } from '#src/cart/bag/bag-model.ts';
import { useGoing } from '#src/cart/view/use-going.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

function Shop() {
  useGoing();
  return null;
}

it('CRT-01 announces the unload while an add is pending, before calls are aborted; otherwise does not listen', async () => {
  const { scope, inputs } = shopScope();
  const leaves = (type: 'beforeunload' | 'pagehide') => {
    act(() => void window.dispatchEvent(new Event(type)));
    return inputs.splice(0);
  };
  const isAhead = (pieces: number) =>
    act(() => allSettled($optimisticPieces, { scope, params: pieces }));
  renderInShop(scope, <Shop />);
  expect(leaves('beforeunload')).toEqual([]);
  await isAhead(1);
  for (const type of ['beforeunload', 'pagehide'] as const)
    expect(leaves(type)).toEqual([{ name: 'page/going', payload: { now: expect.any(Number) } }]);
  await isAhead(0);
  for (const type of ['beforeunload', 'pagehide'] as const) expect(leaves(type)).toEqual([]);
});
