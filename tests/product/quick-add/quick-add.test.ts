import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { miniBagFx } from '#src/cart/bag/bag-model.ts';
import { addItemFx, calculateFx } from '#src/cart/changes/sending-model.ts';
import { $selector } from '#src/product/choice/choice-model.ts';
import type { Product } from '#src/product/contract.ts';
import { $product, openProduct, productFx, warmProduct } from '#src/product/model.ts';
import { rememberSize } from '#src/product/choice/remembered-size-model.ts';
import {
  $isQuickSizeAsked,
  $quickChoice,
  $quickRecalled,
  addQuickLastSize,
  quickAdd,
  selectQuickSize,
  selectQuickAmount,
} from '#src/product/quick-add/quick-add-model.ts';
import { closeQuickAdd, openQuickAdd } from '#src/product/quick-add/open-model.ts';
import { recommendationsFx } from '#src/product/recommendations-model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { deferred, guest, shopScope } from '#tests/session/shop-scope.ts';
import { miniBag } from '#tests/cart/bag.ts';
import { product } from '../products.ts';

const TEE = 'RL1001WHT';
const quantities = { 'ean-S': '0.0', 'ean-M': '2.0', 'ean-L': '' };

interface Given {
  product?: Partial<Product> | null;
  stock?: Record<string, string>;
  handlers?: Parameters<typeof shopScope>;
}

/** A guest on a listing with the size choice of a tile open. */
async function opened({ product: given, stock = quantities, handlers = [] }: Given = {}) {
  const shop = shopScope(
    [productFx, () => (given === null ? null : product(given))],
    [inventoryFx, () => stock],
    [readUserInfoFx, () => guest()],
    [addItemFx, () => ({ orderId: '7' })],
    [calculateFx, () => ({ orderId: '7' })],
    [miniBagFx, () => miniBag()],
    [recommendationsFx, () => ({ productIds: [] })],
    ...handlers,
  );
  const { scope, calls } = shop;
  await allSettled(readUserInfo, { scope });
  await allSettled(openQuickAdd, { scope, params: { productId: TEE } });
  const payloads = (name: string) => calls.filter((call) => call.name === name);
  return { ...shop, payloads, choice: () => scope.getState($quickChoice) };
}

const size = (value: string) => ({ axis: 'size' as const, value });

it('PRD-01 STK-01 STK-02 STK-09 offers the sizes as they are in stock', async () => {
  const { choice, payloads } = await opened();
  expect(payloads('http/stock.inventory').map(({ payload }) => payload)).toEqual([
    { variantIds: ['ean-S', 'ean-M', 'ean-L'] },
  ]);
  expect(choice()?.axes[0]?.choices).toEqual([
    { value: 'S', availability: { status: 'outOfStock' } },
    { value: 'M', availability: { status: 'low', left: 2 } },
    { value: 'L', availability: { status: 'comingSoon' } },
  ]);
});

it('a double press adds one piece, even if the first press has completed', async () => {
  const { scope, payloads } = await opened();
  await allSettled(selectQuickSize, { scope, params: size('M') });
  await allSettled(quickAdd, { scope });
  await allSettled(quickAdd, { scope });
  expect(payloads('http/cart.add')).toHaveLength(1);
});

it('ignores an answer for a tile that has been closed', async () => {
  const answers = deferred<Product>();
  const { scope, calls } = shopScope([productFx, answers.handler], [inventoryFx, () => quantities]);
  void allSettled(openQuickAdd, { scope, params: { productId: TEE } });
  void allSettled(closeQuickAdd, { scope });
  void allSettled(openQuickAdd, { scope, params: { productId: 'RL1002BLK' } });
  await answers.answer(product());
  expect(scope.getState($quickChoice)).toBeNull();
  await answers.answer(product({ id: 'RL1002BLK' }));
  expect(scope.getState($quickChoice)?.product.id).toBe('RL1002BLK');
  expect(calls.filter(({ name }) => name === 'http/stock.inventory')).toHaveLength(1);
});

it('PRD-02 leaves the product page’s choice unchanged', async () => {
  const { scope } = await opened({
    handlers: [[productFx, ({ productId }) => product({ id: productId as string })]],
  });
  await allSettled(openProduct, { scope, params: { productId: 'RL2000BLU' } });
  const before = [scope.getState($selector), scope.getState($product)];
  await allSettled(openQuickAdd, { scope, params: { productId: 'RL1002BLK' } });
  await allSettled(selectQuickSize, { scope, params: size('M') });
  expect([scope.getState($selector), scope.getState($product)]).toEqual(before);
});

it.each(['in time', 'meanwhile'])(
  'PRD-13 does not request a prefetched product again: %s',
  async (when) => {
    const answers = deferred<Product>();
    const { scope, calls } = shopScope(
      [productFx, answers.handler],
      [inventoryFx, () => quantities],
    );
    const payloads = (name: string) => calls.filter((call) => call.name === name);
    void allSettled(warmProduct, { scope, params: { productId: TEE } });
    if (when === 'in time') await answers.answer(product());
    void allSettled(openQuickAdd, { scope, params: { productId: TEE } });
    if (when === 'meanwhile') await answers.answer(product());
    expect(scope.getState($quickChoice)?.product.id).toBe(TEE);
    expect(payloads('http/product.byId')).toHaveLength(1);
    expect(payloads('http/stock.inventory')).toHaveLength(1);
  },
);

it('PRD-02 offers the size chosen in another colour, and adds a piece on “yes”', async () => {
  const shop = shopScope(
    [productFx, () => product()],
    [inventoryFx, () => ({})],
    [readUserInfoFx, () => guest()],
    [addItemFx, () => ({ orderId: '7' })],
    [calculateFx, () => ({ orderId: '7' })],
    [miniBagFx, () => miniBag()],
  );
  const { scope, calls } = shop;
  const size = { size: 'M', width: null, length: null };
  await allSettled(readUserInfo, { scope });
  await allSettled(rememberSize, { scope, params: { styleId: 'RL1001', ...size } });
  await allSettled(openQuickAdd, { scope, params: { productId: TEE } });
  expect(scope.getState($quickRecalled)).toMatchObject({ status: 'offered' });
  await allSettled(quickAdd, { scope });
  expect(scope.getState($isQuickSizeAsked)).toBe(true);
  for (const press of [addQuickLastSize, addQuickLastSize]) await allSettled(press, { scope });
  const sent = calls.filter(({ name }) => name === 'http/cart.add');
  expect(sent).toMatchObject([{ payload: { variantId: 'ean-M', quantity: 1 } }]);
});

it('GFT-02 a gift card is chosen by its amount', async () => {
  const { scope, payloads } = await opened({
    product: {
      giftCard: true,
      variants: [
        { id: 'card-25', price: 2500 },
        { id: 'card-50', price: 5000 },
      ],
    },
    stock: {},
  });
  await allSettled(selectQuickAmount, { scope, params: { price: 5000 } });
  await allSettled(quickAdd, { scope });
  expect(payloads('http/cart.add')).toMatchObject([{ payload: { variantId: 'card-50' } }]);
});
