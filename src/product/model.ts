import { merge, sample } from 'effector';
import { integer, nullable, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { cameOnline } from '../ports/connection.ts';
import { callFx } from '../ports/http/call.ts';
import { statusField } from '../ports/http/errors.ts';
import { productCall } from './api.ts';
import {
  ProductState,
  Warmed,
  beginLoadingProduct,
  failureOf,
  isAwaitedProduct,
  isNewProduct,
  isWorthWarming,
  shownProduct,
} from './product.ts';

feature('core');

const OfProduct = object({ productId: string() });

export const openProduct = command('product/openProduct', OfProduct);
export const retryProduct = input('product/retry', noPayload());
/** Prefetches a product page before a tile is pressed. */
export const warmProduct = input('product/warm', OfProduct);

export const productOpened = fact('product/opened', OfProduct);
export const productLoaded = fact(
  'product/loaded',
  object({ productId: string(), variants: integer() }),
);
export const productLoadFailed = fact(
  'product/loadFailed',
  object({ productId: string(), status: optional(integer()) }),
);

export const productFx = callFx(productCall);

export const $product = state<ProductState>('product/product', { status: 'idle' }, ProductState);

/** The prefetched product. */
export const $warmed = state<Warmed | null>('product/warmed', null, nullable(Warmed));

export const $shownProduct = $product.map(shownProduct);
export const $variantIds = $shownProduct.map(
  (product) => product?.variants.map(({ id }) => id) ?? [],
);
/** PRD-05 */
export const $productBreadcrumb = $shownProduct.map((product) => product?.breadcrumb ?? []);

const productWanted = sample({
  clock: openProduct,
  source: $product,
  filter: (product, { productId }) => isNewProduct(product, productId),
  fn: (_, { productId }) => ({ productId }),
});

const retryWanted = sample({
  clock: [retryProduct, cameOnline],
  source: $product,
  filter: (product) => product.status === 'failed' && product.reason === 'unavailable',
  fn: (product) => ({ productId: product.status === 'idle' ? '' : product.productId }),
});

const warmingWanted = sampleStores({
  clock: warmProduct,
  source: { product: $product, warmed: $warmed },
  filter: ({ product, warmed }, { productId }) => isWorthWarming(product, warmed, productId),
  fn: (_, { productId }) => ({ productId }),
});

const openedWarm = sample({
  clock: productWanted,
  source: $warmed,
  fn: (warmed, { productId }) => ({
    productId,
    warmed: warmed?.productId === productId ? warmed : null,
  }),
});

const came = sample({
  clock: productFx.done,
  source: $product,
  fn: (product, { params: { productId }, result }) => ({
    productId,
    product: result,
    isWaitedFor: isAwaitedProduct(product, productId),
  }),
});

const answered = merge([
  came.filter({ fn: ({ isWaitedFor }) => isWaitedFor }),
  openedWarm.filterMap(({ warmed }) => (warmed?.product ? warmed : undefined)),
]);

const refused = sample({
  clock: productFx.fail,
  source: $product,
  filter: (product, { params }) => isAwaitedProduct(product, params.productId),
  fn: (_, { params, error }) => ({ ...params, error }),
});

$warmed
  .on(warmingWanted, (_, { productId }) => ({ productId, product: null }))
  .on(came, (warmed, { productId, product, isWaitedFor }) =>
    warmed?.productId !== productId
      ? warmed
      : isWaitedFor || !product
        ? null
        : { productId, product },
  )
  .on(productFx.fail, (warmed, { params }) =>
    warmed?.productId === params.productId ? null : warmed,
  )
  .on(openedWarm, (warmed, { warmed: opened }) => (opened?.product ? null : warmed));

$product
  .on([productWanted, retryWanted], (product, { productId }) =>
    beginLoadingProduct(product, productId),
  )
  .on(answered, (_, { productId, product }) =>
    product
      ? { status: 'ready', productId, product }
      : { status: 'failed', productId, reason: 'notFound' },
  )
  .on(refused, (_, { productId, error }) => ({
    status: 'failed',
    productId,
    ...failureOf(error),
  }));

sample({ clock: openProduct, target: productOpened });
sample({
  clock: [
    warmingWanted,
    retryWanted,
    // A loaded or loading product is not requested again.
    openedWarm.filterMap(({ productId, warmed }) => (warmed ? undefined : { productId })),
  ],
  target: productFx,
});

sample({
  clock: answered,
  filter: ({ product }) => product !== null,
  fn: ({ productId, product }) => ({ productId, variants: product?.variants.length ?? 0 }),
  target: productLoaded,
});

sample({
  clock: answered,
  filter: ({ product }) => product === null,
  fn: ({ productId }) => ({ productId }),
  target: productLoadFailed,
});

sample({
  clock: refused,
  fn: ({ productId, error }) => ({ productId, ...statusField(error) }),
  target: productLoadFailed,
});
