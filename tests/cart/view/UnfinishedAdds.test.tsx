// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $queue } from '#src/cart/changes/changes-model.ts';
import { UnfinishedAdds } from '#src/cart/view/UnfinishedAdds.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

const ADD = { kind: 'add', variantId: 'v1', productId: 'p1', quantity: 1 } as const;
const KEY = 'selvedge.unfinishedAdds';

function leaves(type: 'beforeunload' | 'pagehide') {
  act(() => void window.dispatchEvent(new Event(type)));
}

async function page() {
  const { scope, inputs } = shopScope();
  const set = (queue: { current: typeof ADD | null; waiting: (typeof ADD)[] }) =>
    act(() => allSettled($queue, { scope, params: queue }));
  render(
    <ShopViews scope={scope}>
      <UnfinishedAdds />
    </ShopViews>,
  );
  return { set, said: () => inputs.splice(0) };
}

it('a page says that it goes, before its calls are ended, while an add has not come back; at other times it does not listen', async () => {
  const { set, said } = await page();
  leaves('beforeunload');
  expect(said()).toEqual([]);
  await set({ current: null, waiting: [ADD] });
  for (const type of ['beforeunload', 'pagehide'] as const) {
    leaves(type);
    expect(said()).toEqual([{ name: 'page/going', payload: { now: expect.any(Number) } }]);
  }
  await set({ current: null, waiting: [] });
  leaves('beforeunload');
  leaves('pagehide');
  expect(said()).toEqual([]);
});

it('a page that is shown again says whether the tab still keeps what it had left there', async () => {
  const { set, said } = await page();
  await set({ current: ADD, waiting: [] });
  const isShown = (persisted: boolean) => {
    const event = Object.assign(new Event('pageshow'), { persisted });
    act(() => void window.dispatchEvent(event));
  };
  isShown(false);
  expect(said()).toEqual([]);
  isShown(true);
  sessionStorage.setItem(KEY, 'anything');
  isShown(true);
  sessionStorage.removeItem(KEY);
  expect(said().map(({ payload }) => payload)).toEqual([
    { isStillKept: false },
    { isStillKept: true },
  ]);
});
