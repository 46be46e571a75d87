import { array, create } from 'superstruct';
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

it('ENT-12 a product may have a video and a size guide', () => {
  expect(read({ video: '/videos/mill-tee.mp4', sizeGuide: { ckSizeGuide: 'women-tops' } })).toEqual(
    { video: '/videos/mill-tee.mp4', sizeGuideId: 'women-tops' },
  );
  expect(read({ video: '', sizeGuide: { ckSizeGuide: '' } })).toEqual({});
  expect(read({})).toEqual({});
});

it.each(['javascript:alert(1)', '//elsewhere.example/x.mp4', 'http://plain.example/x.mp4', 7])(
  'ENT-12 %j is no address of a video',
  (video) => {
    expect(read({ video })).toEqual({});
  },
);

it('ENT-12 ENT-14 every product of both brands', async () => {
  const client = createClient();
  for (const { id, style } of client.backend.world().catalogue.products) {
    const url = `/transformer/products/${id}`;
    const { body } = await client.send('GET', url, undefined, `${style.brand}-DE`);
    const [first] = readAnswer(body, ProductAnswer, readProducts, array(Product));
    expect(first?.id).toBe(id);
    expect(first?.description).not.toBe('');
  }
});
