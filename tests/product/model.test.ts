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

it('keeps the answer of a product left behind away from the one that is open', async () => {
  const held = heldHandler<{ productId: string }, Product | null>();
  const scope = fork({ handlers: [[productFx, held.handler]] });
  const settled = [
    allSettled(openProduct, { scope, params: { productId: white.id } }),
    allSettled(openProduct, { scope, params: { productId: black.id } }),
  ];
  held.done(1, black);
  held.fail(0, { kind: 'network' });
  await Promise.all(settled);
  expect(scope.getState($product)).toMatchObject({ status: 'ready', productId: 'RL1001BLK' });
});

it('keeps a sibling colour on the page while the next one loads', async () => {
  const held = heldHandler<{ productId: string }, Product | null>();
  const scope = fork({
    handlers: [[productFx, held.handler]],
    values: [[$product, { status: 'ready', productId: white.id, product: white }]],
  });
  const settled = allSettled(openProduct, { scope, params: { productId: black.id } });
  expect(scope.getState($product).status).toBe('loading');
  expect(scope.getState($shownProduct)?.id).toBe('RL1001WHT');
  held.done(0, black);
  await settled;
  expect(scope.getState($shownProduct)?.id).toBe('RL1001BLK');
});

it('does not ask again for the product that is there, as on Back', async () => {
  const held = heldHandler<{ productId: string }, Product | null>();
  const scope = fork({
    handlers: [[productFx, held.handler]],
    values: [[$product, { status: 'ready', productId: white.id, product: white }]],
  });
  await allSettled(openProduct, { scope, params: { productId: white.id } });
  expect(held.params()).toEqual([]);
});

describe('a product asked for before its page is opened', () => {
  function shop() {
    const held = heldHandler<{ productId: string }, Product | null>();
    const scope = fork({ handlers: [[productFx, held.handler]] });
    const run = <T>(unit: EventCallable<T>, params: T) => scopeBind(unit, { scope })(params);
    return { held, scope, run, status: () => scope.getState($product).status };
  }

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

  it('is waited for while it is on its way, and asked for once', async () => {
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

  it('that does not come fails only where it was opened', async () => {
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

  it('gives way to the next one, and is not asked for while it is open', async () => {
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

  it('is asked for anew when it is opened once more after another one', async () => {
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
