import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $contentPage } from '#src/content/pages/page-model.ts';
import { $shops } from '#src/pickup/shops/shops-model.ts';
import { connectionChanged } from '#src/ports/connection.ts';
import { liveShop } from '#tests/session/live-shop.ts';

async function atShops(path = '/store-locator') {
  const { scope, shop, requests } = await liveShop({
    path,
    rules: [{ on: '*', then: 'unreachable' }],
  });
  return {
    shop,
    requests,
    found: () => [scope.getState($contentPage).status, scope.getState($shops).status],
    async connectionRestored() {
      void allSettled(connectionChanged, { scope, params: { isOnline: true } });
      await shop.settle();
    },
  };
}

it('RTE-16 reads a failed page and its shops again once online', async () => {
  const { shop, requests, found, connectionRestored } = await atShops();
  expect(found()).toEqual(['failed', 'failed']);
  shop.backend.setRules([]);
  await connectionRestored();
  expect(found()).toEqual(['ready', 'ready']);
  requests();
  await connectionRestored();
  expect(requests()).toEqual([]);
});

it('requests no shops on other pages', async () => {
  const { shop, requests, connectionRestored } = await atShops('/privacy');
  shop.backend.setRules([]);
  requests();
  await connectionRestored();
  expect(requests().join()).not.toMatch(/geonode|storelocator/i);
});
