import { expect, it } from 'vitest';
import { createClient, variantOf } from '../client.ts';

const client = createClient();

it('ENT-12 ENT-13 ENT-14 a product has its fields, variants and siblings', async () => {
  const { body } = await client.get('/transformer/products/RL0101RAW');
  const [product] = body.data;
  expect(product).toMatchObject({
    id: 'RL0101RAW',
    styleId: 'RL0101',
    analyticsName: 'Foundry Straight Jean',
    colourCode: 'RAW',
    brandName: 'Rivet & Loom',
    exclusiveaccess: false,
    price: { price: '106.90', basePrice: '106.90', discount: '0.00', lowPrice: '106.90' },
  });
  expect(product.relatedProducts.map(({ id }: any) => id)).toEqual([
    'RL0101RAW',
    'RL0101RIN',
    'RL0101MID',
    'RL0101LGT',
    'RL0101BLK',
  ]);
  expect(product.variants).toHaveLength(8);
  expect(product.variants[0]).toMatchObject({ width: '30', length: '32' });
  expect(body.meta.width).toMatchObject({ displayName: 'Waist' });
});

it('RTE-18 the address of a product ends in its id', async () => {
  const { body } = await client.get('/transformer/products/RL0101RAW');
  const { url } = body.data[0];
  expect(url.split('-').at(-1).toUpperCase()).toBe('RL0101RAW');
});

it('the breadcrumb leads from home to the product', async () => {
  const { body } = await client.get('/transformer/products/RL0101RAW');
  expect(body.meta.breadcrumb.map(({ pageType }: any) => pageType)).toEqual([
    'homepage',
    'glp',
    'plp',
    'pdp',
  ]);
});

it('several products come in the order asked for; without any the answer is 404', async () => {
  const { body } = await client.get('/transformer/products/rl1001wht,RL9999XXX,RL0101RAW');
  expect(body.data.map(({ id }: any) => id)).toEqual(['RL1001WHT', 'RL0101RAW']);
  expect((await client.get('/transformer/products/RL9999XXX')).status).toBe(404);
  expect((await client.get('/transformer/products/HM1801NVY')).status).toBe(404);
});

it('GFT-02 a gift card has one variant per amount, in round sums of the store', async () => {
  const { body } = await client.get('/transformer/products/RL2601STD');
  const prices = body.data[0].variants.map(({ price }: any) => price.price);
  expect(prices.toSorted()).toEqual(['100.00', '150.00', '25.00', '50.00']);
});

it('texts come in German where the store speaks it', async () => {
  const response = await client.backend.fetch('/transformer/products/RL0101MID', {
    headers: { 'store-name': 'RL-DE', language: 'de' },
  });
  const { data, meta }: any = await response.json(); // any: raw answers
  expect(data[0].translatedColour).toBe('Mittelblau');
  expect(meta.width.displayName).toBe('Weite');
});

it('API-22 STK-01 STK-02 STK-03 inventory answers numbers, nothing for coming soon, and leaves entries out', async () => {
  const ids = [0, 2, 5, 6, 7].map((at) => variantOf('RL0101RAW', at));
  const { body } = await client.get(`/transformer/inventoryavailability/${ids.join(',')}`);
  expect(body.InventoryAvailability).toEqual([
    { productId: ids[0], availableQuantity: '12.0', inventoryStatus: 'Available' },
    { productId: ids[1], availableQuantity: '3.0', inventoryStatus: 'Available' },
    { productId: ids[2], availableQuantity: '0.0', inventoryStatus: 'Unavailable' },
    { productId: ids[3], availableQuantity: '', inventoryStatus: 'ComingSoon' },
  ]);
});

it('every address in a breadcrumb is a category that exists', async () => {
  const urls = new Set<string>();
  for (const { id, style } of client.backend.world().catalogue.products) {
    const url = `/transformer/products/${id}`;
    const { body } = await client.send('GET', url, undefined, `${style.brand}-GB`);
    for (const crumb of body.meta.breadcrumb.slice(1, -1)) urls.add(crumb.url);
  }
  expect(urls).toContain('/women/jeans');
  expect(urls).toContain('/all/belts');
  expect(urls).toContain('/gift-cards');
  for (const url of urls) {
    const category = url.slice(1).replace('/', '-');
    const { body } = await client.get(`/transformer/products?filter[category]=${category}`);
    expect([url, body.meta?.breadcrumb.at(-1).url]).toEqual([url, url]);
  }
});
