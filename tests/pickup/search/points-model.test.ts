// @partial
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';

import { readDelivery, usableShippingFx } from '#src/checkout/details/delivery/delivery-model.ts';
import type { Place } from '#src/pickup/contract.ts';
import { forgetPickup, openPickup } from '#src/pickup/search/dialog-model.ts';
import { pointsFor, saysEnough, tidyPlaceTerm } from '#src/pickup/pickup.ts';
import {
  $chosenPoints,
  $selectedStoreIds,
  choosePoint,
  storedPoints,
} from '#src/pickup/search/points-model.ts';
import { pickupPointsFx, searchPoints } from '#src/pickup/search/search-model.ts';
import { appStarted } from '#src/ports/start.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { environment, guest, registered, settle, shopScope } from '#tests/session/shop-scope.ts';

const POINTS_KEY = 'selvedge.pickupPoints';

function point(id: string): Place {
  const place = { name: id, line1: '1 Mill Lane', postcode: '9000', city: 'Gent', country: 'BE' };
  return { id, ...place, openingHours: [] };
}

const OPTIONS = [
  { id: '101', code: 'standard', description: '', price: 500 },
  { id: '103', code: 'cnc', description: '', price: 0, pickupType: 'CNC' },
  { id: '106', code: 'postnlpup', description: '', price: 400, pickupType: 'POSTNLPUP' },
];

function checkout(kept: Record<string, string> = {}, user = guest()) {
  const written: Record<string, string | null> = {};
  const shop = shopScope(
    [pickupPointsFx, ({ pickupType }) => ({ points: [point(`${pickupType}-1`)] })],
    [usableShippingFx, () => OPTIONS],
    [writeStorageFx, ({ key, value }) => void (written[key] = value)],
    [readUserInfoFx, () => user],
  );
  const { scope } = shop;
  const storage = kept;
  return {
    ...shop,
    written,
    async start() {
      await allSettled(appStarted, { scope, params: { environment: { ...environment, storage } } });
      await settle();
      await allSettled(readDelivery, { scope });
    },
    async choose(pickupType: 'CNC' | 'POSTNLPUP', pointId = `${pickupType}-1`) {
      await allSettled(openPickup, { scope, params: { pickupType, near: '' } });
      await allSettled(searchPoints, { scope, params: { pickupType, term: 'Gent' } });
      await allSettled(choosePoint, { scope, params: { pickupType, pointId } });
    },
  };
}

it('PUP-06 rejects a point that was not found', async () => {
  const { scope, start, choose } = checkout();
  await start();
  await choose('CNC', 'POSTNLPUP-1');
  await choose('CNC', '__proto__');
  expect(scope.getState($chosenPoints)).toEqual({});
});

it('PUP-06 restores a choice after a reload, without revealing the shopper’s position', async () => {
  const first = checkout();
  await first.start();
  await first.choose('CNC');
  const kept = first.written[POINTS_KEY] ?? '';
  expect(JSON.parse(kept)).toEqual({
    storeId: '30002',
    owner: null,
    points: { CNC: point('CNC-1') },
  });
  const second = checkout({ [POINTS_KEY]: kept });
  await second.start();
  expect(second.scope.getState($selectedStoreIds)).toEqual({ CNC: 'CNC-1' });
});

it('PUP-06 clears the choice after an order, even after a reload', async () => {
  const { scope, start, choose, written } = checkout();
  await start();
  await choose('CNC');
  await allSettled(forgetPickup, { scope });
  expect(scope.getState($chosenPoints)).toEqual({});
  expect(written[POINTS_KEY]).toBeNull();
});

it('PUP-06 does not show one shopper’s choice to the next', async () => {
  const mira = checkout({}, registered());
  await mira.start();
  await mira.choose('CNC');
  const kept = { [POINTS_KEY]: mira.written[POINTS_KEY] ?? '' };
  const stranger = checkout(kept);
  await stranger.start();
  expect(stranger.scope.getState($chosenPoints)).toEqual({});
  const again = checkout(kept, registered());
  await again.start();
  expect(again.scope.getState($selectedStoreIds)).toEqual({ CNC: 'CNC-1' });
});

it.each([
  undefined,
  'null',
  '{',
  '[]',
  '{"storeId":"30002","owner":null,"points":{"CNC":{"id":7}}}',
  '{"storeId":"1","owner":null,"points":{}}',
  `{"storeId":"30002","owner":null,"points":{"SOMEWHERE":${JSON.stringify(point('x'))}}}`,
])('PUP-06 ignores stored %s', (text) => {
  const kept = storedPoints.read(text === undefined ? {} : { [POINTS_KEY]: text });
  expect(pointsFor({ storeId: '30002', owner: null }, kept)).toEqual({});
});

it.each([
  ['a', false],
  ['🎉🎉', false],
  ['  ', false],
  ['9', false],
  ['90', true],
  ['Ås', true],
  ['Псков', true],
  ['<script>alert(1)</script>', true],
])('PUP-07 “%s” is long enough: %s', (term, enough) => expect(saysEnough(term)).toBe(enough));

it('PUP-03 truncates a term of ten thousand letters', () => {
  expect(tidyPlaceTerm(`  ${'x '.repeat(10_000)}`)).toHaveLength(79);
});
