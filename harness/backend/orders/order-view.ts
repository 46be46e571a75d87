import { storeById, type Site } from '#src/store-config/stores.ts';
import { taxOf } from '#src/commerce/tax.ts';
import { isTaxedAtBorder, limitsOf } from '#src/store-config/limits.ts';
import { present } from '#src/kernel/tolerant.ts';
import type { Call } from '../call.ts';
import { productPath } from '../catalogue/paths.ts';
import { amountText } from '../catalogue/prices.ts';
import { colourName } from '../catalogue/product-view.ts';
import { adjustmentView, sizeText } from '../cart/cart-view.ts';
import type { OrderRecord } from '../payment/purchase-state.ts';
import { SHIPPING_MODES } from '../checkout/shipping-modes.ts';
import { peopleOf, type World } from '../world.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

const DAY = 24 * 60 * 60 * 1000;

export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

/** Status history of an order: shipped after one day, delivered after three. */
export function historyOf(order: OrderRecord, now: number): { at: number; status: OrderStatus }[] {
  const { placedAt, cancelledAt = placedAt, isCancelled, isPending } = order;
  if (isCancelled) return [{ at: cancelledAt, status: 'cancelled' }];
  if (isPending) return [{ at: placedAt, status: 'pending' }];
  const all = [
    { at: placedAt + 3 * DAY, status: 'delivered' },
    { at: placedAt + DAY, status: 'shipped' },
    { at: placedAt, status: 'processing' },
  ] as const;
  return all.filter(({ at, status }) => status === 'processing' || at <= now);
}

export function statusOf(order: OrderRecord, now: number): OrderStatus {
  return historyOf(order, now)[0]?.status ?? 'processing';
}

/** Until shipping, and while no gift card bought with it has been used. */
export function isCancellable({ state }: World, order: OrderRecord, now: number): boolean {
  const isEarly = ['pending', 'processing'].includes(statusOf(order, now));
  return isEarly && order.issued.every((card) => state.purchase.giftCards[card]?.spent === 0);
}

function headView(order: OrderRecord, now: number): Record<string, unknown> {
  const { orderId, placedAt, currency, total, lines } = order;
  return {
    orderId,
    status: statusOf(order, now),
    placedDate: new Date(placedAt).toISOString(),
    currency,
    orderTotal: amountText(total),
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
  };
}

/** API-29: an order in the list, with each product once. */
export function entryView(
  { catalogue }: World,
  order: OrderRecord,
  now: number,
): Record<string, unknown> {
  const bought = order.lines.flatMap(({ variantId }) => {
    const product = catalogue.byVariant.get(variantId)?.product;
    return product ? [[product.id, product.style.name] as const] : [];
  });
  const products = [...new Map(bought)].map(([productId, productName]) => ({
    productId,
    productName,
  }));
  return { ...headView(order, now), products };
}

/** Products of the shop's brand have an address. */
function itemViews(
  world: World,
  { lines }: OrderRecord,
  language: TranslatedLanguage,
  { brand }: Site,
): unknown[] {
  return lines.flatMap(({ id, variantId, quantity, price, unitWas }) => {
    const entry = world.catalogue.byVariant.get(variantId);
    if (!entry) return [];
    const { product, variant } = entry;
    return [
      present({
        orderItemId: id,
        partNumber: variantId,
        productId: product.id,
        productName: product.style.name,
        productUrl: product.style.brand === brand.toUpperCase() ? productPath(product) : undefined,
        colour: colourName(product.colourCode, language),
        size: sizeText(variant),
        gender: product.style.gender,
        productGroup: product.group,
        quantity,
        orderItemPrice: amountText(price),
        xitem_unitWasPrice: unitWas === undefined ? undefined : amountText(unitWas),
      }),
    ];
  });
}

/** API-30: a whole order. Contains only a registered shopper's own mail address. */
export function orderView(
  world: World,
  order: OrderRecord,
  { language, now, store }: Pick<Call, 'language' | 'now' | 'store'>,
): Record<string, unknown> {
  const person = peopleOf(world).find(({ id }) => id === order.userId);
  const mode = SHIPPING_MODES.find(({ code }) => code === order.shippingMode);
  const site = storeById(order.storeId);
  const { parts = [] } = world.state.purchase.payments[order.paymentId] ?? {};
  const paidByCards = parts.reduce((sum, { amount }) => sum + amount, 0);
  return present({
    ...headView(order, now),
    items: itemViews(world, order, language, store),
    cartPrice: order.basePrice === undefined ? undefined : amountText(order.basePrice),
    adjustments: order.adjustments?.map(adjustmentView),
    cartValue: amountText(order.value),
    cartGiftCards: amountText(order.giftCards),
    cartShipping: amountText(order.shipping),
    paymentFee: amountText(order.fee),
    orderTax: isTaxedAtBorder(order, limitsOf(site))
      ? undefined
      : amountText(taxOf(order.total - order.giftCards, site.storeVat)),
    giftCardPayment: amountText(paidByCards),
    email1: person?.email,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethod: textIn(mode?.text, language),
    gift: order.gift && { giftMessage: order.gift.note, giftWrap: order.gift.isWrapped },
    giftWrapping: order.wrapping && amountText(order.wrapping),
    deliveryFrom: order.arrives?.first,
    deliveryUntil: order.arrives?.last,
    pickupPointId: order.pickupPointId,
    pickupPointName: order.pickupPointId && order.shippingAddress.address2,
    paymentMethod: order.paymentMethod,
    site: site.storeName,
    cancellable: isCancellable(world, order, now),
    returnable: statusOf(order, now) === 'delivered',
  });
}
