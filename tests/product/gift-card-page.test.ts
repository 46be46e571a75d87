import { type Scope, allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $chosen, $selector, selectGiftCardPrice } from '#src/product/choice/choice-model.ts';
import { $giftCardPageId, chooseDesign, openGiftCardPage } from '#src/product/gift-card-model.ts';
import { $product, $shownProduct, openProduct, productFx } from '#src/product/model.ts';
import { partsHere } from '#tests/parts-here.ts';
import { product } from './products.ts';

const DESIGNS = ['RL2601STD', 'RL2601ECR', 'RL2601RST'];

const card = (id: string) =>
  product({
    id,
    styleId: 'RL2601',
    giftCard: true,
    url: `/gift-card-${id.toLowerCase()}`,
    colours: DESIGNS.map((each) => ({ id: each, code: each.slice(-3), colour: each, url: '/' })),
    variants: [2500, 5000].map((price) => ({ id: `${id}-${price}`, price })),
  });

function shop() {
  const asked: string[] = [];
  const scope = fork({
    values: partsHere,
    handlers: [
      [
        productFx,
        ({ productId }: { productId: string }) => {
          asked.push(productId);
          return productId.includes('2601') ? card(productId) : product();
        },
      ],
    ],
  });
  return { scope, asked, open: () => allSettled(openGiftCardPage, { scope }) };
}

const choose = (scope: Scope, productId: string) =>
  allSettled(chooseDesign, { scope, params: { productId } });

it('GFT-02 the page opens the brand’s gift card and says which', async () => {
  const { scope, asked, open } = shop();
  expect(scope.getState($giftCardPageId)).toBeNull();
  await open();
  expect(asked).toEqual(['RL2601STD']);
  expect(scope.getState($giftCardPageId)).toBe('RL2601STD');
});

it('GFT-02 another design keeps the amount that was chosen', async () => {
  const { scope, open } = shop();
  await open();
  await allSettled(selectGiftCardPrice, { scope, params: { price: 5000 } });
  await choose(scope, 'RL2601RST');
  expect(scope.getState($giftCardPageId)).toBe('RL2601RST');
  expect(scope.getState($selector).giftCardPrice).toBe(5000);
  expect(scope.getState($chosen)?.variant.id).toBe('RL2601RST-5000');
});

it('a design is fetched once, and nothing before the page is open', async () => {
  const { scope, asked, open } = shop();
  await choose(scope, 'RL2601RST');
  await open();
  await choose(scope, 'RL2601STD');
  expect(asked).toEqual(['RL2601STD']);
});

it('whoever comes from a gift card’s product page finds that design; from any other product the usual one', async () => {
  const { scope, open } = shop();
  await allSettled(openProduct, { scope, params: { productId: 'RL2601ECR' } });
  await open();
  expect(scope.getState($giftCardPageId)).toBe('RL2601ECR');
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  await open();
  expect(scope.getState($shownProduct)?.id).toBe('RL2601STD');
  expect(scope.getState($product).status).toBe('ready');
});

it('PRD-02 the colours of anything else do not share what is chosen', async () => {
  const { scope } = shop();
  await allSettled(openProduct, { scope, params: { productId: 'RL2601ECR' } });
  await allSettled(selectGiftCardPrice, { scope, params: { price: 5000 } });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  expect(scope.getState($selector).giftCardPrice).toBeNull();
});
