import { type EventCallable, allSettled, fork, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Product } from '#src/product/contract.ts';
import {
  $product,
  $shownProduct,
  openProduct,
  productFx,
  productLoadFailed,
  warmProduct,
} from '#src/product/model.ts';
import { collect, heldHandler } from './observe.ts';
import { product } from './products.ts';

const white = product();
const black = product({ id: 'RL1001BLK' });

/** A shop whose product calls the test answers, with a shown product if given. */
function shop(shown?: Product) {
  const held = heldHandler<{ productId: string }, Product | null>();
  const ready = shown && { status: 'ready', productId: shown.id, product: shown };
  const scope = fork({
    handlers: [[productFx, held.handler]],
    values: ready ? [[$product, ready]] : [],
  });
  const run = <T>(unit: EventCallable<T>, params: T) => scopeBind(unit, { scope })(params);
  return { held, scope, run, status: () => scope.getState($product).status };
}

it.each([
  [{ kind: 'http', status: 404, errors: [] }, 'notFound', 404],
  [{ kind: 'http', status: 410, errors: [] }, 'gone', 410],
  [{ kind: 'http', status: 500, errors: [] }, 'unavailable', 500],
  [{ kind: 'network' }, 'unavailable', undefined],
])('FTL-02 fails in place after %o', async (error, reason, status) => {
  const scope = fork({ handlers: [[productFx, () => Promise.reject(error)]] });
  const failed = collect(scope, productLoadFailed);
  await allSettled(openProduct, { scope, params: { productId: white.id } });
  expect(scope.getState($product)).toMatchObject({ status: 'failed', reason });
  expect(failed).toEqual([{ productId: white.id, ...(status !== undefined && { status }) }]);
});

it('ignores the answer for a product that has been left', async () => {
  const { held, scope } = shop();
  const settled = [
    allSettled(openProduct, { scope, params: { productId: white.id } }),
    allSettled(openProduct, { scope, params: { productId: black.id } }),
  ];
  held.done(1, black);
  held.fail(0, { kind: 'network' });
  await Promise.all(settled);
  expect(scope.getState($product)).toMatchObject({ status: 'ready', productId: 'RL1001BLK' });
});

it('shows a sibling colour while the next one loads', async () => {
  const { held, scope } = shop(white);
  const settled = allSettled(openProduct, { scope, params: { productId: black.id } });
  expect(scope.getState($product).status).toBe('loading');
  expect(scope.getState($shownProduct)?.id).toBe('RL1001WHT');
  held.done(0, black);
  await settled;
  expect(scope.getState($shownProduct)?.id).toBe('RL1001BLK');
});

it('does not request a loaded product again, as on Back', async () => {
  const { held, scope } = shop(white);
  await allSettled(openProduct, { scope, params: { productId: white.id } });
  expect(held.params()).toEqual([]);
});

describe('a prefetched product', () => {
  it('PRD-13 is on its page at once', async () => {
    const { held, scope, run, status } = shop();
    run(warmProduct, { productId: white.id });
    held.done(0, white);
    await allSettled(scope);
    expect(status()).toBe('idle');
    run(openProduct, { productId: white.id });
    expect(status()).toBe('ready');
    expect(held.params()).toEqual([{ productId: white.id }]);
  });

  it('is requested once and shown when loaded', async () => {
    const { held, scope, run, status } = shop();
    run(warmProduct, { productId: white.id });
    run(warmProduct, { productId: white.id });
    run(openProduct, { productId: white.id });
    expect(status()).toBe('loading');
    held.done(0, white);
    await allSettled(scope);
    expect(status()).toBe('ready');
    expect(held.params()).toHaveLength(1);
  });

  it('reports a failure only after its page has opened', async () => {
    const { held, scope, run, status } = shop();
    run(warmProduct, { productId: white.id });
    held.fail(0, { kind: 'network' });
    await allSettled(scope);
    expect(status()).toBe('idle');
    run(openProduct, { productId: white.id });
    expect(held.params()).toHaveLength(2);
    held.fail(1, { kind: 'network' });
    await allSettled(scope);
    expect(status()).toBe('failed');
  });

  it('is replaced by the next one, and not requested while open', async () => {
    const { held, scope, run } = shop();
    run(warmProduct, { productId: white.id });
    run(warmProduct, { productId: black.id });
    held.done(0, white);
    held.done(1, black);
    await allSettled(scope);
    run(openProduct, { productId: black.id });
    run(warmProduct, { productId: black.id });
    expect(scope.getState($shownProduct)?.id).toBe(black.id);
    expect(held.params()).toHaveLength(2);
  });

  it('is requested again when reopened after another one', async () => {
    const { held, scope, run } = shop();
    run(warmProduct, { productId: white.id });
    held.done(0, white);
    await allSettled(scope);
    run(openProduct, { productId: white.id });
    run(openProduct, { productId: black.id });
    run(openProduct, { productId: white.id });
    expect(held.params().map(({ productId }) => productId)).toEqual([white.id, black.id, white.id]);
  });
});

it('an answer without the product is not found', async () => {
  const scope = fork({ handlers: [[productFx, () => null]] });
  await allSettled(openProduct, { scope, params: { productId: white.id } });
  expect(scope.getState($product)).toMatchObject({ status: 'failed', reason: 'notFound' });
});
