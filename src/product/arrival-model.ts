import { sample } from 'effector';
import { inPart, whenPart } from '../ports/parts.ts';
import { $product, openProduct, productLoaded } from './model.ts';

/** A product page is opened, or this part has come to one that is open. */
export const pageOpened = sample({
  clock: [inPart('product', openProduct), whenPart('product')],
  source: $product,
}).filterMap((product) =>
  product.status === 'idle' ? undefined : { productId: product.productId },
);

/** A product is there, and this part is, whichever came last. */
export const productArrived = sample({
  clock: [inPart('product', productLoaded), whenPart('product')],
  source: $product,
}).filterMap((product) =>
  product.status === 'ready' ? { productId: product.productId } : undefined,
);
