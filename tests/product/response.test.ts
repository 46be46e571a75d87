import { array, create, is } from 'superstruct';
import { expect, it } from 'vitest';
import { Product } from '#src/product/contract.ts';
import { ProductAnswer, readProducts } from '#src/product/response.ts';
import { createClient } from '#tests/harness/backend/client.ts';
import { readAnswer } from '#tests/read-answer.ts';

const price = { price: '39.90', basePrice: '39.90', discount: '0.00', lowPrice: '39.90' };
const answered = {
  id: 'RL1001WHT',
  styleId: 'RL1001',
  analyticsName: 'Mill Tee',
  gender: 'women',
  colourCode: 'WHT',
  translatedColour: 'White',
  brandName: 'Rivet & Loom',
  productGroup: 't-shirts',
  label: '',
  promotion: '',
  exclusiveaccess: false,
  giftCard: false,
  description: '',
  fit: '',
  material: '',
  care: '',
  url: '/mill-tee-rl1001wht',
  views: ['rl1001wht-front'],
  price,
  variants: [],
  relatedProducts: [],
};

function read(more: object) {
  const answer = { data: [{ ...answered, ...more }], meta: { breadcrumb: [] } };
  const [product] = readProducts(create(answer, ProductAnswer));
  return { video: product?.video, sizeGuideId: product?.sizeGuideId };
}

it('ENT-13 reads the name and the value labels of each axis', () => {
  const axis = (displayName: string, ...labels: string[]) => ({
    displayName,
    values: labels.map((label) => ({ label })),
  });
  const sizes = {
    size: axis('Größe', 'S', 'M'),
    width: axis('Weite', '30'),
    length: axis('Länge', '32', '34'),
  };
  const answer = { data: [answered], meta: { breadcrumb: [], ...sizes } };
  expect(readProducts(create(answer, ProductAnswer))[0]?.axes).toEqual({
    size: { displayName: 'Größe', values: ['S', 'M'] },
    width: { displayName: 'Weite', values: ['30'] },
    length: { displayName: 'Länge', values: ['32', '34'] },
  });
});

it.each([
  ['smaller', 'smaller'],
  ['larger', 'larger'],
  ['', undefined],
  ['half of it', undefined],
])('reads the cut advice %j as %s', (sizeAdvice, read) => {
  const answer = { data: [{ ...answered, sizeAdvice }], meta: { breadcrumb: [] } };
  expect(readProducts(create(answer, ProductAnswer))[0]?.sizeAdvice).toBe(read);
});

it.each(['1e17', '99999999999.00', '-', 1e17])(
  'LST-08 refuses an answer with the price %j',
  (amount) => {
    const bad = { ...price, price: amount };
    const variant = { id: '8', catentryId: '8', colour: 'White', price: bad };
    for (const more of [{ price: bad }, { variants: [variant] }])
      expect(
        is({ data: [{ ...answered, ...more }], meta: { breadcrumb: [] } }, ProductAnswer),
      ).toBe(false);
    expect(is({ data: [answered], meta: { breadcrumb: [] } }, ProductAnswer)).toBe(true);
  },
);

it.each(['javascript:alert(1)', '//elsewhere.example/x.mp4', 'http://plain.example/x.mp4', 7])(
  'ENT-12 refuses %j as a video address',
  (video) => {
    expect(read({ video })).toEqual({});
  },
);

it('ENT-12 ENT-14 reads every product of both brands', async () => {
  const client = createClient();
  for (const { id, style } of client.backend.world().catalogue.products) {
    const url = `/transformer/products/${id}`;
    const { body } = await client.send('GET', url, undefined, `${style.brand}-DE`);
    const [first] = readAnswer(body, ProductAnswer, readProducts, array(Product));
    expect(first?.id).toBe(id);
    expect(first?.description).not.toBe('');
  }
});

it('ENT-13 without views the product’s image is its picture', () => {
  const pictures = (more: object) =>
    readProducts(
      create({ data: [{ ...answered, ...more }], meta: { breadcrumb: [] } }, ProductAnswer),
    )[0]?.pictures;
  expect(pictures({ image: 'tee-on-grass', views: [] })).toEqual(['tee-on-grass']);
  expect(pictures({ image: 'tee-on-grass' })).toEqual(['rl1001wht-front']);
  expect(pictures({ image: '../secret', views: [] })).toEqual([]);
});

it.each([
  ['/mill-tee-tall-rl2001wht', '/mill-tee-tall-rl2001wht'],
  ['', undefined],
  ['https://elsewhere.example/x', undefined],
])('ENT-13 reads the address of further sizes %j as %j', (additionalSizeProductUrl, url) => {
  const answer = { data: [{ ...answered, additionalSizeProductUrl }], meta: { breadcrumb: [] } };
  expect(readProducts(create(answer, ProductAnswer))[0]?.moreSizesUrl).toBe(url);
});
