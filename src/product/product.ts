import { type Infer, enums, literal, nullable, object, optional, string } from 'superstruct';
import { personalText, taggedUnion } from '../kernel/struct.ts';
import { type CallError, errorsIn, httpStatusOf } from '../ports/http/errors.ts';
import { Product } from './contract.ts';

/**
 * `shown` is the colourway that stays visible while another one of its style loads. A `gone`
 * product is discontinued; `categoryUrl` is its former category.
 */
export const ProductState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  loading: object({ status: literal('loading'), productId: string(), shown: nullable(Product) }),
  ready: object({ status: literal('ready'), productId: string(), product: Product }),
  failed: object({
    status: literal('failed'),
    productId: string(),
    reason: enums(['notFound', 'gone', 'unavailable']),
    categoryUrl: optional(personalText()),
  }),
});
export type ProductState = Infer<typeof ProductState>;

type Failure = Omit<Extract<ProductState, { status: 'failed' }>, 'status' | 'productId'>;

/** Maps a failed call to the reason shown. */
export function failureOf(error: CallError): Failure {
  const status = httpStatusOf(error);
  if (status === 404) return { reason: 'notFound' };
  if (status !== 410) return { reason: 'unavailable' };
  const [categoryUrl] = errorsIn(error)[0]?.errorParameters ?? [];
  return { reason: 'gone', ...(categoryUrl !== undefined && { categoryUrl }) };
}

/** A prefetched product; `product` is null while it loads. */
export const Warmed = object({ productId: string(), product: nullable(Product) });
export type Warmed = Infer<typeof Warmed>;

/** True if prefetching saves time: the product is neither loaded nor loading. */
export function isWorthWarming(
  state: ProductState,
  warmed: Warmed | null,
  productId: string,
): boolean {
  const isOpen = state.status === 'loading' || state.status === 'ready';
  return warmed?.productId !== productId && !(isOpen && state.productId === productId);
}

/** The product on the page, if any. */
export function shownProduct(state: ProductState): Product | null {
  if (state.status === 'ready') return state.product;
  return state.status === 'loading' ? state.shown : null;
}

export function beginLoadingProduct(state: ProductState, productId: string): ProductState {
  const product = shownProduct(state);
  const isSibling = product !== null && colourOf(product, productId) !== undefined;
  return { status: 'loading', productId, shown: isSibling ? product : null };
}

/** True if a visit needs a request; a product that is already loaded, as on Back, does not. */
export function isNewProduct(state: ProductState, productId: string): boolean {
  return !(state.status === 'ready' && state.productId === productId);
}

/** True while an answer about the product is expected. */
export function isAwaitedProduct(state: ProductState, productId: string): boolean {
  return state.status === 'loading' && state.productId === productId;
}

/** The colourway to show when the shopper picks a colour. */
export function colourOf(product: Product, productId: string) {
  return product.colours.find(({ id }) => id === productId);
}
