import { sample } from 'effector';
import { integer, object, optional, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { callFx } from '../ports/call.ts';
import { statusField } from '../ports/errors.ts';
import { productCall } from './api.ts';
import { ProductState, beginLoading, isAwaited, isNews, shownProduct } from './product.ts';

const OfProduct = object({ productId: string() });

export const openProduct = command('product/openProduct', OfProduct);
export const retryProduct = input('product/retry', nothing());

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

export const $shown = $product.map(shownProduct);
export const $variantIds = $shown.map((product) => product?.variants.map(({ id }) => id) ?? []);
/** PRD-05 */
export const $breadcrumb = $shown.map((product) => product?.breadcrumb ?? []);

const productWanted = sample({
  clock: openProduct,
  source: $product,
  filter: (product, { productId }) => isNews(product, productId),
  fn: (_, { productId }) => ({ productId }),
});

const retryWanted = sample({
  clock: retryProduct,
  source: $product,
  filter: ({ status }) => status === 'failed',
  fn: (product) => ({ productId: product.status === 'idle' ? '' : product.productId }),
});

const answered = sample({
  clock: productFx.done,
  source: $product,
  filter: (product, { params }) => isAwaited(product, params.productId),
  fn: (_, { params, result }) => ({ ...params, product: result }),
});

const refused = sample({
  clock: productFx.fail,
  source: $product,
  filter: (product, { params }) => isAwaited(product, params.productId),
  fn: (_, { params, error }) => ({ ...params, ...statusField(error) }),
});

$product
  .on([productWanted, retryWanted], (product, { productId }) => beginLoading(product, productId))
  .on(answered, (_, { productId, product }) =>
    product
      ? { status: 'ready', productId, product }
      : { status: 'failed', productId, reason: 'notFound' },
  )
  .on(refused, (_, { productId, status }) => ({
    status: 'failed',
    productId,
    reason: status === 404 ? 'notFound' : 'unavailable',
  }));

sample({ clock: openProduct, target: productOpened });
sample({ clock: [productWanted, retryWanted], target: productFx });

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

sample({ clock: refused, target: productLoadFailed });
