import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { addToBag, sizeMissed, stickyAddToBag } from '#src/product/choice/add-to-bag-model.ts';
import { $selector } from '#src/product/choice/choice-model.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { featuresLoaded } from '#tests/features-loaded.ts';
import { collect } from '../observe.ts';
import { product } from '../products.ts';

async function opened(shown = product()) {
  const scope = fork({ values: featuresLoaded, handlers: [[productFx, () => shown]] });
  await allSettled(openProduct, { scope, params: { productId: shown.id } });
  return scope;
}

it('PRD-06 remembers that the sticky button was clicked', async () => {
  const scope = await opened();
  const missing = collect(scope, sizeMissed);
  await allSettled(stickyAddToBag, { scope });
  expect(scope.getState($selector).stickyAddToBagClick).toBe(true);
  expect(missing).toHaveLength(1);
  await allSettled(addToBag, { scope });
  expect(scope.getState($selector).stickyAddToBagClick).toBe(false);
});
