import type { DigitalDataCart } from './digital-data-contract.ts';
import { pushToDataLayer } from '../../ports/browser/measuring/data-layer.ts';

/** The browser's handler of `tellCartFx`. Excludes the shopper's address. */
export async function pushCartToDataLayer({
  pageType,
  cart,
}: {
  pageType: string;
  cart: DigitalDataCart;
}): Promise<void> {
  const total = { ...cart.total, recipientZipCode: '' };
  pushToDataLayer({ event: 'cart', pageType, cart: { ...cart, total } });
}

/** The browser's handler of `tellSignInFx`. */
export async function pushSignInToDataLayer(opening: { place: string }): Promise<void> {
  pushToDataLayer({ event: 'signInOpened', ...opening });
}
