import { type Scope, allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $chosen, $selector, selectGiftCardPrice } from '#src/product/choice/choice-model.ts';
import { $giftCardPageId, chooseDesign, openGiftCardPage } from '#src/product/gift-card-model.ts';
import { $product, $shownProduct, openProduct, productFx } from '#src/product/model.ts';
import { featuresLoaded } from '#tests/features-loaded.ts';
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
    values: featuresLoaded,
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

it('GFT-02 opens the brand’s gift card and reports its id', async () => {
  const { scope, asked, open } = shop();
  expect(scope.getState($giftCardPageId)).toBeNull();
  await open();
  expect(asked).toEqual(['RL2601STD']);
  expect(scope.getState($giftCardPageId)).toBe('RL2601STD');
});

it('GFT-02 retains the chosen amount for another design', async () => {
  const { scope, open } = shop();
  await open();
  await allSettled(selectGiftCardPrice, { scope, params: { price: 5000 } });
  await choose(scope, 'RL2601RST');
  expect(scope.getState($giftCardPageId)).toBe('RL2601RST');
  expect(scope.getState($selector).giftCardPrice).toBe(5000);
  expect(scope.getState($chosen)?.variant.id).toBe('RL2601RST-5000');
});

it('fetches a design once, and nothing before the page opens', async () => {
  const { scope, asked, open } = shop();
  await choose(scope, 'RL2601RST');
  await open();
  await choose(scope, 'RL2601STD');
  expect(asked).toEqual(['RL2601STD']);
});

it('retains the design of a gift card’s product page; shows the usual one after any other product', async () => {
  const { scope, open } = shop();
  await allSettled(openProduct, { scope, params: { productId: 'RL2601ECR' } });
  await open();
  expect(scope.getState($giftCardPageId)).toBe('RL2601ECR');
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  await open();
  expect(scope.getState($shownProduct)?.id).toBe('RL2601STD');
  expect(scope.getState($product).status).toBe('ready');
});

it('PRD-02 does not share the choice between colours of other products', async () => {
  const { scope } = shop();
  await allSettled(openProduct, { scope, params: { productId: 'RL2601ECR' } });
  await allSettled(selectGiftCardPrice, { scope, params: { price: 5000 } });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  expect(scope.getState($selector).giftCardPrice).toBeNull();
});
