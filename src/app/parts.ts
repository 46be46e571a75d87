import type { PartLoaders } from '../ports/parts.ts';

/** The parts of the model that are loaded when they are wanted. */
export const PARTS: PartLoaders = {
  bag: () => import('./parts/bag.ts'),
  campaign: () => import('./parts/campaign.ts'),
  'cart-data': () => import('./parts/cart-data.ts'),
  checkout: () => import('./parts/checkout.ts'),
  door: () => import('./parts/door.ts'),
  'gift-cards': () => import('./parts/gift-cards.ts'),
  more: () => import('./parts/more.ts'),
  newsletter: () => import('./parts/newsletter.ts'),
  orders: () => import('./parts/orders.ts'),
  product: () => import('./parts/product.ts'),
  search: () => import('./parts/search.ts'),
  text: () => import('./parts/text.ts'),
  wishlist: () => import('./parts/wishlist.ts'),
};
