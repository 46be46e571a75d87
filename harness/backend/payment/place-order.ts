import { bagOwner } from '../cart/bag-owner.ts';
import { bagRefusal, mailOf } from '../cart/bag-check.ts';
import { canStillPay, giftCardHash, issuedCard, spendOnCards } from './gift-cards.ts';
import { priceCart } from '../cart/priced-cart.ts';
import type { Call } from '../call.ts';
import type {
  GiftCardRecord,
  Mail,
  OrderRecord,
  PaymentRecord,
  PostalAddress,
} from './purchase-state.ts';
import { sell, withPurchase, withState, type CartRecord, type World } from '../world.ts';

type Shop = Pick<Call, 'store' | 'language' | 'now'>;

/** Fingerprint of a bag's paid content; differs after a change. */
export function printOf(world: World, cart: CartRecord, { store, language }: Shop): string {
  const { total } = priceCart(world, cart, store, language);
  const lines = cart.lines.map(({ variantId, quantity }) => `${variantId}x${quantity}`);
  return [...lines, cart.delivery?.modeId, cart.delivery?.pickupPointId, total].join(' ');
}

/** Error key if an earlier payment can no longer place its order. */
export function obstacleTo(
  world: World,
  cart: CartRecord,
  payment: PaymentRecord,
  shop: Shop,
): string | undefined {
  if (printOf(world, cart, shop) !== payment.print) return '_ERR_ORDER_CHANGED';
  if (!canStillPay(world, payment.parts)) return '_ERR_GIFT_CARD_BALANCE';
  return bagRefusal(world, cart) ? '_ERR_NOT_ENOUGH_STOCK' : undefined;
}

const MOST_MAILS = 200;

function withMail(
  world: World,
  order: OrderRecord,
  kind: Mail['kind'],
  { now: at, language }: Pick<Shop, 'now' | 'language'>,
): World {
  const { orderId, storeId, currency, mail: to, total } = order;
  const amount = kind === 'gift-card' ? order.giftCards : total;
  const mail: Mail = { kind, to, orderId, storeId, language, at, amount, currency };
  const outbox = [...world.state.purchase.outbox, mail].slice(-MOST_MAILS);
  return withPurchase(world, { outbox });
}

function withOrder(world: World, order: OrderRecord): World {
  return withPurchase(world, {
    orders: { ...world.state.purchase.orders, [order.orderId]: order },
  });
}

/** Issues a card for each gift card in the order; blocked until the order is paid. */
function issueCards(
  world: World,
  cart: CartRecord,
  shop: Shop,
  isBlocked: boolean,
): [string, GiftCardRecord][] {
  const { lines } = priceCart(world, cart, shop.store, shop.language);
  const worths = lines
    .filter(({ isGiftCard }) => isGiftCard)
    .flatMap(({ unit, line }) => Array.from({ length: line.quantity }, () => unit));
  return worths.map((worth, nth) => {
    const { number } = issuedCard(cart.orderId, nth);
    const { currencyCode: currency } = shop.store;
    const issued = { worth, currency, lastDigits: number.slice(-4), isBlocked };
    return [giftCardHash(number), { spent: 0, issued }];
  });
}

const NOBODY: PostalAddress = {
  firstName: '',
  lastName: '',
  address1: '',
  zipCode: '',
  city: '',
  country: '',
};

/**
 * Places the order of a paid or pending bag: takes stock and gift cards, issues bought gift cards, sends
 * mails. Afterwards the user has no active order.
 */
export function placeOrder(
  world: World,
  cart: CartRecord,
  payment: PaymentRecord,
  shop: Shop,
): World {
  const { store, language, now } = shop;
  const priced = priceCart(world, cart, store, language);
  const isPending = payment.status === 'pending';
  const cards = issueCards(world, cart, shop, isPending);
  const shippingAddress = cart.delivery?.address ?? NOBODY;
  const { pickupPointId } = cart.delivery ?? {};
  const order: OrderRecord = {
    orderId: cart.orderId,
    userId: payment.userId,
    storeId: store.storeId,
    placedAt: now,
    isPending,
    isCancelled: false,
    lines: priced.lines.map(({ line, unit, base, adjustments }) => ({
      ...line,
      unitWas: base,
      price: unit * line.quantity + adjustments.reduce((sum, { amount }) => sum + amount, 0),
    })),
    value: priced.value,
    basePrice: priced.price,
    adjustments: priced.adjustments,
    giftCards: priced.giftCards,
    shipping: priced.shipping,
    fee: payment.fee,
    total: payment.total,
    currency: store.currencyCode,
    mail: mailOf(world, cart, payment.userId),
    shippingAddress,
    billingAddress: cart.billing ?? shippingAddress,
    shippingMode: priced.mode.code,
    ...(pickupPointId !== undefined && { pickupPointId }),
    ...(payment.arrives && { arrives: payment.arrives }),
    ...(cart.gift?.isGift && { gift: { note: cart.gift.note, isWrapped: cart.gift.isWrapped } }),
    ...(priced.wrapping > 0 && { wrapping: priced.wrapping }),
    paymentMethod: payment.method,
    paymentId: payment.paymentId,
    issued: cards.map(([hash]) => hash),
  };
  const owner = bagOwner(store.brand, payment.userId);
  const { [owner]: _, ...activeOrders } = world.state.activeOrders;
  const sold = withState(sell(world, cart.lines), { activeOrders });
  const spent = spendOnCards(sold, payment.parts);
  const { giftCards } = spent.state.purchase;
  const issued = withPurchase(spent, {
    giftCards: { ...giftCards, ...Object.fromEntries(cards) },
  });
  const placed = withOrder(issued, order);
  if (isPending) return withMail(placed, order, 'payment-pending', shop);
  const confirmed = withMail(placed, order, 'order-confirmation', shop);
  return cards.length > 0 ? withMail(confirmed, order, 'gift-card', shop) : confirmed;
}

/** Cancels an order: restores stock, refunds gift cards and blocks bought ones. */
export function cancelOrder(
  world: World,
  order: OrderRecord,
  moment: Pick<Shop, 'now' | 'language'>,
): World {
  const { parts = [] } = world.state.purchase.payments[order.paymentId] ?? {};
  const back = order.lines.map((line) => ({ ...line, quantity: -line.quantity }));
  const refunded = spendOnCards(
    sell(world, back),
    parts.map(({ card, amount }) => ({ card, amount: -amount })),
  );
  const giftCards = { ...refunded.state.purchase.giftCards };
  for (const hash of order.issued) {
    const card = giftCards[hash];
    if (card?.issued) giftCards[hash] = { ...card, issued: { ...card.issued, isBlocked: true } };
  }
  const cancelled = { ...order, isCancelled: true, cancelledAt: moment.now };
  const next = withOrder(withPurchase(refunded, { giftCards }), cancelled);
  return withMail(next, cancelled, 'order-cancelled', moment);
}
