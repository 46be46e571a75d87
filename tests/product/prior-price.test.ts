// @partial
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { openProduct, productFx } from '#src/product/model.ts';
import { priorPriceFx, $priorPrice } from '#src/product/prior-price-model.ts';
import { deferred, settle, shopScope } from '#tests/session/shop-scope.ts';
import { product } from './products.ts';
import type { PriorPrice } from '#src/product/extras-contract.ts';

// @alone

function shop(wasPrices: Record<string, number>, low?: number) {
  const answers = deferred<PriorPrice>();
  const { scope, calls } = shopScope(
    [
      productFx,
      ({ productId }) => {
        const was = wasPrices[productId];
        return product({
          id: productId,
          ...(was !== undefined && { was }),
          ...(low !== undefined && { low }),
        });
      },
    ],
    [priorPriceFx, answers.handler],
  );
  return {
    answers,
    asked: () => calls.filter(({ name }) => name === 'http/product.priorPrice'),
    shown: () => scope.getState($priorPrice),
    async open(productId: string) {
      void allSettled(openProduct, { scope, params: { productId } });
      await settle();
    },
  };
}

it('PRD-08 uses the product’s low price instead, if above the price', async () => {
  const { open, answers, shown } = shop({ RL01: 5990 }, 4590);
  await open('RL01');
  expect(shown()).toBe(4590);
  await answers.answer({ productId: 'RL01', priorPrice: 4990 });
  expect(shown()).toBe(4990);
});

it('PRD-11 ignores a late answer on the next product', async () => {
  const { open, answers, shown } = shop({ RL01: 5990, RL02: 5990 });
  await open('RL01');
  await open('RL02');
  await answers.answer({ productId: 'RL01', priorPrice: 4990 });
  expect(shown()).toBeNull();
  await answers.answer({ productId: 'RL02', priorPrice: 3990 });
  expect(shown()).toBe(3990);
});
