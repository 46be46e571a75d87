import { addMoney } from '../../commerce/money.ts';
import type { MiniBagState } from '../bag/cart.ts';
import type { MiniBagContents } from '../bag/contract.ts';
import { smallTotalsOf } from '../bag/totals.ts';
import type { OptimisticDetails } from './optimistic.ts';
import type { ShownBagPage } from './shown.ts';

/** Without a connection the page shows the bag as it was seen last: the small one knows it everywhere. */
export function offlinePage(page: ShownBagPage, small: MiniBagState): ShownBagPage {
  if (page.status !== 'loading' && page.status !== 'failed') return page;
  return small.status === 'loaded' ? { status: 'loaded', details: detailsOf(small.bag) } : page;
}

/** What the small bag does not know is left out: the gift's card, PayPal's button, and reasons of reductions. */
function detailsOf(bag: MiniBagContents): OptimisticDetails {
  const { count: _, subtotal, shipping, wrapping = 0, ...known } = bag;
  const gross = addMoney(
    ...known.lines.filter(({ giftCard }) => !giftCard).map(({ price }) => price),
  );
  const discount = Math.max(0, gross - subtotal); // Of lines that cannot be shown the prices are missing.
  const amount = Math.min(0, smallTotalsOf(bag).orderDiscount);
  const onOrder = { displayLevel: 'Order', usage: 'Discount', amount, description: '' };
  return {
    ...known,
    adjustments: amount < 0 ? [onOrder] : [],
    goods: subtotal + discount,
    discount,
    shipping: shipping ?? 0,
    total: addMoney(subtotal, shipping ?? 0, known.giftCards, wrapping),
    paypalExpress: false,
    wrapping,
    ...(shipping === undefined && { isDeliveryOpen: true }),
  };
}
