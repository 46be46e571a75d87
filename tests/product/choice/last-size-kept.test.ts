// @partial
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $recalled } from '#src/product/choice/remembered-size-model.ts';
import { selectSize } from '#src/product/choice/choice-model.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { appStarted } from '#src/ports/start.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { environment, shopScope } from '#tests/session/shop-scope.ts';
import { product, sized } from '../products.ts';

/** A page load with the tab's session storage. */
async function page(storage: Record<string, string> = {}) {
  const shop = shopScope(
    [
      productFx,
      ({ productId }: { productId: string }) =>
        product({ id: productId, variants: sized('S', 'M', 'L') }),
    ],
    [inventoryFx, () => ({})],
  );
  const params = { environment: { ...environment, storage } };
  await allSettled(appStarted, { scope: shop.scope, params });
  return shop;
}

it('reads the last size on the next page of the tab; ignores unreadable storage', async () => {
  const first = await page();
  await allSettled(openProduct, { scope: first.scope, params: { productId: 'RL1001WHT' } });
  await allSettled(selectSize, { scope: first.scope, params: { value: 'M' } });
  const written = first.calls.findLast(({ name }) => name === 'storage/write')?.payload;
  const { key, value } = written as { key: string; value: string };

  const recalledWith = async (text: string) => {
    const { scope } = await page({ [key]: text });
    await allSettled(openProduct, { scope, params: { productId: 'RL1001BLK' } });
    return scope.getState($recalled);
  };
  expect(await recalledWith(value)).toMatchObject({ status: 'offered', variantId: 'ean-M' });
  expect(await recalledWith('{"RL1001":"M"}')).toBeNull();
});
