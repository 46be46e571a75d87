import { describe, expect, it } from 'vitest';
import data from '#fixtures/content/shops.json' with { type: 'json' };
import {
  geoNodesCall,
  storesOfGeoNodeCall,
  storeStockCall,
} from '#src/pickup/shops/find-in-store-api.ts';
import { BRANDS } from '#src/commerce/brands.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { shopAt, siteOf } from './content-client.ts';
import { variantOf } from '../client.ts';

const rl = shopAt(siteOf('rl', 'DE'));

describe.each(['rl', 'hm'] as const)('the shops of %s', (brand) => {
  it('API-67 has a shop in every country in which the brand sells', async () => {
    const shop = shopAt(siteOf(brand, 'GB'));
    for (const { code: country, stores } of COUNTRIES) {
      const places = await shop(storesOfGeoNodeCall, { geoNodeId: country });
      const isSold = stores[brand] !== null;
      expect([country, places.length > 0]).toEqual([country, isSold]);
      for (const place of places) {
        expect(place.name.startsWith(`${BRANDS[brand].name} `)).toBe(true);
        expect(place.openingHours.length).toBeGreaterThan(1);
        expect(place.country).toBe(country);
      }
    }
  });
});

it.each([
  ['city', 'Münch', ['DE-Munich']],
  ['city', 'munich', ['DE-Munich']],
  ['country', 'de', ['DE', 'DK']],
  ['country', 'Österr', ['AT']],
  ['country', 'Bulgaria', []],
  ['planet', 'Mars', []],
  ['city', ' ', []],
])('API-67 geo nodes: the %s %s', async (type, name, ids) => {
  const nodes = await rl(geoNodesCall, { type, name });
  expect(nodes.map(({ id }) => id).toSorted()).toEqual(ids);
});

describe('the stock of shops', () => {
  const everyShop = data.shops.map(({ id }) => id);
  const ask = (variantId: string, storeIds = everyShop) =>
    rl(storeStockCall, { variantId, storeIds });

  it('API-67 differs between shops and is constant', async () => {
    const stock = await ask(variantOf('RL0101RAW'));
    expect(stock.length).toBeGreaterThan(30);
    expect(new Set(stock.map(({ availableQuantity }) => availableQuantity)).size).toBeGreaterThan(
      3,
    );
    for (const { availableQuantity } of stock) expect(availableQuantity).toMatch(/^[0-6]\.0$/);
    expect(await ask(variantOf('RL0101RAW'))).toEqual(stock);
  });

  it('STK-01 a coming-soon variant is coming soon in every shop', async () => {
    const stock = await ask(variantOf('RL1001ECR'), ['201', '1001']);
    expect(stock).toEqual([
      { storeId: '201', availableQuantity: '' },
      { storeId: '1001', availableQuantity: '' },
    ]);
  });

  it('API-67 is empty for the other brand’s shops, unknown shops and unknown variants', async () => {
    expect(await ask(variantOf('RL0101RAW'), ['202', '__proto__', ''])).toEqual([]);
    expect(await ask(variantOf('HM1801NVY'))).toEqual([]);
    expect(await ask('__proto__')).toEqual([]);
    expect(await ask('1', Array.from({ length: 99 }, String))).toEqual([]);
  });
});
