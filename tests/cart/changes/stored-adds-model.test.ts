import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { $miniBag, miniBagFx, miniBagLoaded } from '#src/cart/bag/bag-model.ts';
import { $isMiniBagOpen } from '#src/cart/bag/mini-bag-model.ts';
import { $queue, addCartItem } from '#src/cart/changes/changes-model.ts';
import { addItemFx, calculateFx } from '#src/cart/changes/sending-model.ts';
import { pageGoing, pageShownAgain, $start } from '#src/ports/start.ts';
import { featureLoaded } from '#src/ports/features.ts';
import { $userInfo, readUserInfoFx } from '#src/session/model.ts';
import { httpError, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';

const KEY = 'selvedge.unfinishedAdds';
const { now } = sampleEnvironment;
const ADD = { variantId: 'v1', productId: 'p1', quantity: 1 };

type Heard = typeof miniBagLoaded | typeof pageGoing | typeof pageShownAgain | typeof addCartItem;

const SENT = { at: now, adds: [{ ...ADD, isSent: true, base: 0 }] };

function answerLater(answer: () => Promise<unknown>) {
  let come = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    come = resolve;
  });
  return {
    handler: () => asked.then(answer),
    async answer() {
      come();
      await settle();
    },
  };
}

async function shop(
  kept?: unknown,
  answer: () => Promise<unknown> = () => new Promise(() => undefined),
  user: () => Promise<unknown> = () => new Promise(() => undefined),
) {
  const seen = shopScope(
    [addItemFx, answer],
    [calculateFx, () => Promise.resolve({ orderId: '7' })],
    [miniBagFx, () => new Promise(() => undefined)],
    [readUserInfoFx, user],
  );
  const { scope, calls, facts } = seen;
  const storage = kept === undefined ? {} : { [KEY]: JSON.stringify(kept) };
  await allSettled($start, { scope, params: { now, cookies: {}, storage } });
  await allSettled($userInfo, {
    scope,
    params: { status: 'guest', userId: '-1001', orderId: '0' },
  });
  await allSettled($miniBag, { scope, params: { status: 'empty' } });
  void allSettled(featureLoaded, { scope, params: { part: 'bag' } });
  await settle();
  return {
    scope,
    facts,
    added: () => calls.filter(({ name }) => name === 'http/cart.add').length,
    written: () =>
      calls.flatMap(({ name, payload }) => {
        if (name !== 'storage/write') return [];
        const { key, value } = payload as { key: string; value: string | null };
        return key === KEY ? [value && (JSON.parse(value) as unknown)] : [];
      }),
    async hears(unit: Heard, params: object) {
      void allSettled(unit as typeof pageGoing, { scope, params: params as { now: number } });
      await settle();
    },
  };
}

it('CRT-01 stores pending adds for this tab on unload, if there are any', async () => {
  const { hears, written } = await shop();
  await hears(pageGoing, { now });
  expect(written()).toEqual([]);
  await hears(addCartItem, ADD);
  await hears(pageGoing, { now });
  expect(written()).toEqual([SENT]);
});

it('CRT-01 retains an add aborted by the unload; not one that is done or refused', async () => {
  const after = async (answer: () => Promise<unknown>) => {
    const call = answerLater(answer);
    const { hears, written } = await shop(undefined, call.handler);
    await hears(addCartItem, ADD);
    await hears(pageGoing, { now });
    await call.answer();
    return written().at(-1);
  };
  expect(await after(() => Promise.reject(networkError))).toEqual(SENT);
  expect(await after(() => Promise.reject(httpError(409)))).toBeNull();
  expect(await after(() => Promise.resolve({ orderId: '7', orderItemId: '71' }))).toBeNull();
});

it('CRT-01 retains an add whose user request is aborted by the unload', async () => {
  const question = answerLater(() => Promise.reject(networkError));
  const { scope, hears, added, written } = await shop(undefined, undefined, question.handler);
  await allSettled($userInfo, { scope, params: { status: 'failed' } });
  await hears(addCartItem, ADD);
  await hears(pageGoing, { now });
  await question.answer();
  expect(added()).toBe(0);
  expect(written().at(-1)).toEqual({ at: now, adds: [{ ...ADD, isSent: false }] });
});

it('CRT-01 drops adds without an answer once the bag has been read, because the page is still here', async () => {
  const call = answerLater(() => Promise.reject(networkError));
  const { hears, written } = await shop(undefined, call.handler);
  await hears(addCartItem, ADD);
  await hears(pageGoing, { now });
  await call.answer();
  await hears(miniBagLoaded, { itemCount: 0 });
  expect(written().at(-1)).toBeNull();
});

it('CRT-01 repeats the previous page’s unfinished adds once, without opening the mini bag', async () => {
  const { scope, added, written, hears } = await shop(
    { at: now, adds: [{ ...ADD, isSent: false }] },
    () => Promise.resolve({ orderId: '7', orderItemId: '71' }),
  );
  expect(added()).toBe(1);
  expect(written().at(-1)).toBeNull();
  await hears(miniBagLoaded, { itemCount: 1 });
  expect(added()).toBe(1);
  expect(scope.getState($isMiniBagOpen)).toBe(false);
});

it('CRT-01 retains the previous page’s adds while they are repeated, in case this page unloads too', async () => {
  const { written } = await shop({ at: now, adds: [{ ...ADD, isSent: false }] });
  expect(written().at(-1)).toEqual(SENT);
});

it('CRT-01 a restored page drops adds that a later page has taken over', async () => {
  const other = { ...ADD, variantId: 'v2' };
  for (const isStillKept of [true, false]) {
    const { scope, hears } = await shop();
    await hears(addCartItem, ADD);
    await hears(addCartItem, other);
    await hears(pageGoing, { now });
    await hears(pageShownAgain, { isStillKept });
    const waiting = scope.getState($queue).waiting.map((change) => 'variantId' in change);
    expect(waiting).toEqual(isStillKept ? [true] : []);
  }
});

it('drops old adds with a notice, and unreadable ones silently', async () => {
  const told = ({ facts }: Awaited<ReturnType<typeof shop>>) =>
    facts.filter(({ payload }) => JSON.stringify(payload ?? '').includes('cart:bag.notReturned'));
  const late = await shop({ at: now - 31 * 60_000, adds: [{ ...ADD, isSent: false }] });
  expect(late.added()).toBe(0);
  expect(late.written()).toEqual([null]);
  expect(told(late)).toHaveLength(1);
  const unreadable = await shop({ at: 'now' });
  expect([unreadable.added(), unreadable.written(), told(unreadable)]).toEqual([0, [null], []]);
});
