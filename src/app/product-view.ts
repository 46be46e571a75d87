import { lazyView } from '../ui/lazy-view.ts';

/** The product page, fetched as soon as a shopper is about to open one. */
export const ProductRoute = lazyView(() => import('./ProductRoute.tsx'), 'ProductRoute');
