import { sample } from 'effector';
import { feature } from '../event-log/units.ts';
import { $product, openProduct, productLoaded } from './model.ts';
import { whenLoaded } from '../ports/features.ts';

feature('product');

/** Fires when a product page opens, or is already open. */
export const pageOpened = sample({
  clock: [openProduct, whenLoaded('product')],
  source: $product,
}).filterMap((product) =>
  product.status === 'idle' ? undefined : { productId: product.productId },
);

/** Fires when a loaded product is shown. */
export const productArrived = sample({
  clock: [productLoaded, whenLoaded('product')],
  source: $product,
}).filterMap((product) =>
  product.status === 'ready' ? { productId: product.productId } : undefined,
);
