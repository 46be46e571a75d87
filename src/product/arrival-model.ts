import { sample } from 'effector';
import { $product } from './model.ts';
import { productPageSeen, productSeen } from './incoming.ts';

/** A product page is opened, or is open already. */
export const pageOpened = sample({
  clock: productPageSeen,
  source: $product,
}).filterMap((product) =>
  product.status === 'idle' ? undefined : { productId: product.productId },
);

/** A product is there to be looked at. */
export const productArrived = sample({
  clock: productSeen,
  source: $product,
}).filterMap((product) =>
  product.status === 'ready' ? { productId: product.productId } : undefined,
);
