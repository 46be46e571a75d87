// @vitest-environment jsdom
import { allSettled } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { attend } from '#src/app/alive.ts';
import { $queue } from '#src/cart/changes/changes-model.ts';
import { $parts, partLoaded } from '#src/ports/late.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

const ADD = { kind: 'add', variantId: 'v1', productId: 'p1', quantity: 1 } as const;
const KEY = 'selvedge.unfinishedAdds';

afterEach(() => sessionStorage.clear());

function leaves(type: 'beforeunload' | 'pagehide'): void {
  window.dispatchEvent(new Event(type));
}

function page() {
  const { scope, inputs } = shopScope();
  const log = { goOn: vi.fn<() => void>() };
  const gate = { forgetToken: vi.fn<() => void>() };
  const stream = {
    name: Promise.resolve('tab'),
    free: () => undefined,
    takeAgain: async () => true,
  };
  const begin = () => attend({ scope, log, stream, gate });
  const set = (queue: { current: typeof ADD | null; waiting: (typeof ADD)[] }) =>
    allSettled($queue, { scope, params: queue });
  return { scope, begin, set, log, gate, said: () => inputs.splice(0) };
}

/** Whether the page listens, asked as a page is that thinks better of going. */
const goesOf = ({ said }: { said: ReturnType<typeof page>['said'] }) => {
  leaves('beforeunload');
  return said().filter(({ name }) => name === 'page/going');
};

it('CRT-01 a page says that it goes, before its calls are ended, while an add has not come back; at other times it does not listen', async () => {
  const one = page();
  one.begin();
  expect(goesOf(one)).toEqual([]);
  await one.set({ current: null, waiting: [ADD] });
  await vi.waitFor(() => expect(goesOf(one)).toHaveLength(1));
  for (const type of ['beforeunload', 'pagehide'] as const) {
    leaves(type);
    expect(one.said()).toEqual([{ name: 'page/going', payload: { now: expect.any(Number) } }]);
  }
  await one.set({ current: null, waiting: [] });
  leaves('pagehide');
  expect(goesOf(one)).toEqual([]);
});

it('CRT-01 it listens also for what was added before, and where the bag comes later', async () => {
  const early = page();
  await early.set({ current: ADD, waiting: [] });
  early.begin();
  await vi.waitFor(() => expect(goesOf(early)).toHaveLength(1));
  await early.set({ current: null, waiting: [] });

  const late = page();
  await allSettled($parts, { scope: late.scope, params: {} });
  late.begin();
  await late.set({ current: ADD, waiting: [] });
  expect(goesOf(late)).toEqual([]);
  await allSettled(partLoaded, { scope: late.scope, params: { part: 'bag' } });
  await vi.waitFor(() => expect(goesOf(late)).toHaveLength(1));
  await late.set({ current: null, waiting: [] });
});

it('a page that the browser had kept goes on in the log, asks anew who is there, and says whether the tab still keeps what it had left', async () => {
  const { begin, log, gate, said } = page();
  begin();
  const comesBack = async () => {
    for (const kind of ['pagehide', 'pageshow'])
      window.dispatchEvent(Object.assign(new Event(kind), { persisted: true }));
    await vi.waitFor(() =>
      expect(said().map(({ payload }) => payload)).toEqual([
        { isStillKept: sessionStorage.getItem(KEY) !== null },
      ]),
    );
  };
  await comesBack();
  sessionStorage.setItem(KEY, 'anything');
  await comesBack();
  expect(log.goOn).toHaveBeenCalledTimes(2);
  expect(gate.forgetToken).toHaveBeenCalledTimes(2);
});
