import { sample } from 'effector';
import { $product } from './model.ts';
import { productPageSeen, productSeen } from './incoming.ts';

/** Fires when a product page opens, or is already open. */
export const pageOpened = sample({
  clock: productPageSeen,
  source: $product,
}).filterMap((product) =>
  product.status === 'idle' ? undefined : { productId: product.productId },
);

/** Fires when a loaded product is shown. */
export const productArrived = sample({
  clock: productSeen,
  source: $product,
}).filterMap((product) =>
  product.status === 'ready' ? { productId: product.productId } : undefined,
);
