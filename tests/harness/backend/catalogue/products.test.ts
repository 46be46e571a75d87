import { expect, it } from 'vitest';
import { createClient, variantOf } from '../client.ts';

const client = createClient();

it('ENT-12 ENT-13 ENT-14 RTE-18 a product has its fields, variants, siblings and address', async () => {
  const { body } = await client.get('/transformer/products/rl0101raw,RL9999XXX,HM1801NVY');
  expect(body.data).toHaveLength(1);
  expect(body.data[0]).toMatchObject({
    id: 'RL0101RAW',
    styleId: 'RL0101',
    colourCode: 'RAW',
    brandName: 'Rivet & Loom',
    price: { price: '106.90', basePrice: '106.90', discount: '0.00', lowPrice: '106.90' },
    url: expect.stringMatching(/-rl0101raw$/),
  });
  const related = body.data[0].relatedProducts.map(({ colourCode, id }: any) => id ?? colourCode);
  expect(related).toHaveLength(5);
  expect(body.data[0].variants[0]).toMatchObject({ width: '30', length: '32' });
});

it('GFT-02 a gift card has one variant per amount, in round amounts of the store’s currency', async () => {
  const { body } = await client.get('/transformer/products/RL2601STD');
  const prices = body.data[0].variants.map(({ price }: any) => price.price);
  expect(prices.toSorted()).toEqual(['100.00', '150.00', '25.00', '50.00']);
});

it('answers in German for a German store', async () => {
  const response = await client.backend.fetch('/transformer/products/RL0101MID', {
    headers: { 'store-name': 'RL-DE', language: 'de' },
  });
  const { data, meta }: any = await response.json(); // any: raw answers
  expect([data[0].translatedColour, meta.width.displayName]).toEqual(['Mittelblau', 'Weite']);
});

it('API-22 STK-01 STK-02 STK-03 inventory answers numbers, an empty text for coming soon, and omits unknown variants', async () => {
  const ids = [0, 2, 5, 6, 7].map((at) => variantOf('RL0101RAW', at));
  const { body } = await client.get(`/transformer/inventoryavailability/${ids.join(',')}`);
  expect(body.InventoryAvailability).toEqual([
    { productId: ids[0], availableQuantity: '12.0', inventoryStatus: 'Available' },
    { productId: ids[1], availableQuantity: '3.0', inventoryStatus: 'Available' },
    { productId: ids[2], availableQuantity: '0.0', inventoryStatus: 'Unavailable' },
    { productId: ids[3], availableQuantity: '', inventoryStatus: 'ComingSoon' },
  ]);
});

it('every breadcrumb address is an existing category', async () => {
  const urls = new Set<string>();
  for (const { id, style } of client.backend.world().catalogue.products) {
    const url = `/transformer/products/${id}`;
    const { body } = await client.send('GET', url, undefined, `${style.brand}-GB`);
    for (const crumb of body.meta.breadcrumb.slice(1, -1)) urls.add(crumb.url);
  }
  expect(urls.size).toBeGreaterThan(20);
  for (const url of urls) {
    const category = url.slice(1).replace('/', '-');
    const { body } = await client.get(`/transformer/products?filter[category]=${category}`);
    expect([url, body.meta?.breadcrumb.at(-1).url]).toEqual([url, url]);
  }
});
