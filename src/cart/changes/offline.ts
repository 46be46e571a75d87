import { addMoney } from '../../commerce/money.ts';
import type { MiniBagState } from '../bag/cart.ts';
import type { MiniBagContents } from '../bag/contract.ts';
import { smallTotalsOf } from '../bag/totals.ts';
import type { OptimisticDetails } from './optimistic.ts';
import type { ShownBagPage } from './shown.ts';

/** Without a connection the bag page shows the mini bag, which every page has. */
export function offlinePage(page: ShownBagPage, small: MiniBagState): ShownBagPage {
  if (page.status !== 'loading' && page.status !== 'failed') return page;
  return small.status === 'loaded' ? { status: 'loaded', details: detailsOf(small.bag) } : page;
}

/** Omits data that the mini bag lacks: gift options, PayPal button and discount descriptions. */
function detailsOf(bag: MiniBagContents): OptimisticDetails {
  const { count: _, subtotal, shipping, wrapping = 0, ...known } = bag;
  const gross = addMoney(
    ...known.lines.filter(({ giftCard }) => !giftCard).map(({ price }) => price),
  );
  const discount = Math.max(0, gross - subtotal); // Lines that cannot be shown have no price here.
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
