import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const LOOKUP = 'GET /seo/lookup';
const lookups = (live: LiveShop) => live.requests().filter((line) => line.includes('/lookup'));

async function goesTo(live: LiveShop, path: string, search = ''): Promise<void> {
  const location = { ...sampleEnvironment.location, path, search, key: path + search };
  scopeBind(locationChanged, { scope: live.scope })({ location, action: 'push' });
  await live.shop.settle();
}

it.each([
  ['/jeans', '/all/jeans'],
  ['/women-jeans', '/women/jeans'],
  ['/shop/terms', undefined],
  ['/no/such/page', undefined],
])('API-66 %s without a page leads to %s', async (path, to) => {
  const live = await liveShop({ path });
  expect(lookups(live)).toEqual([LOOKUP]);
  expect(live.wentTo).toEqual(to === undefined ? [] : [to]);
});

it.each(['/women/jeans', '/', '/terms', '/no-such-jean-rl9999xxx'])(
  'API-66 does not look up %s',
  async (path) => {
    const live = await liveShop({ path });
    expect(lookups(live)).toEqual([]);
  },
);

it('API-66 keeps the query of the address, and records the new page', async () => {
  const live = await liveShop();
  await goesTo(live, '/jeans', '?size=30');
  expect(live.wentTo).toEqual(['/all/jeans?size=30']);
  expect(live.facts).toContainEqual({
    name: 'seo/movedPageFound',
    payload: { pageType: 'elevated product list', path: '/all/jeans' },
  });
  expect(verifyAtHand(readTrace(live.trace())).divergence).toBeUndefined();
});

it('API-66 looks up a path once, and stays on a page that was opened meanwhile', async () => {
  const live = await liveShop({ path: '/no/such/page' });
  await goesTo(live, '/women');
  await goesTo(live, '/no/such/page');
  expect(lookups(live)).toEqual([LOOKUP]);
  const location = { ...sampleEnvironment.location, key: 'away' };
  const go = scopeBind(locationChanged, { scope: live.scope });
  go({ location: { ...location, path: '/jeans' }, action: 'push' });
  go({ location: { ...location, path: '/men' }, action: 'push' });
  await live.shop.settle();
  expect(live.wentTo).toEqual([]);
});

it('API-66 keeps the page if the service fails', async () => {
  const then = { status: 500, errorKey: '_ERR_GENERIC' };
  const live = await liveShop({ path: '/jeans', rules: [{ on: 'GET /lookup', then }] });
  expect(live.wentTo).toEqual([]);
});
