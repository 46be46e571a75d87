import { createRandom } from '#src/kernel/random.ts';
import { answer, type Call, type Handlers } from '../call.ts';
import { sizeText } from '../cart/cart-view.ts';
import { failure, ok } from '../message.ts';
import { productPath } from '../catalogue/paths.ts';
import { amountText } from '../catalogue/prices.ts';
import { colourName, pricesOf } from '../catalogue/product-view.ts';
import { type Site, storeOfCountry } from '#src/store-config/stores.ts';
import { guarded } from '../session/throttle.ts';
import { withSession } from '../session/with-session.ts';
import { createWorld } from '../world.ts';
import { shopsOf } from '../pickup/places.ts';

const ID = /^S(\d{3,4})-(\d{1,3})$/;
const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 5, 11);

/**
 * API-32, ORD-06: `GET /instore/order/{id}?total=79.90`. `S201-7` is the seventh order of shop 201; its
 * number determines its contents. Numbers are guessable, so the receipt's total proves ownership.
 */
const getInStoreOrder = withSession((call, { isRegistered }) => {
  const [orderId = ''] = call.segments;
  return guarded(call, 'order', orderId, (then) => {
    const { shop, ...order } = receiptOf(then, orderId);
    const isProven = then.query.get('total') === order.orderTotal;
    if (!isRegistered || !shop || !isProven)
      return answer(then, failure(400, '_ERR_ORDER_NOT_FOUND', 'There is no such order.'));
    return answer(then, ok({ ...order, storeName: `${then.store.storeBrandName} ${shop.name}` }));
  });
});

/** Receipt of a number, if its shop exists. A wrong number takes as long as a wrong total. */
function receiptOf(call: Pick<Call, 'store' | 'world' | 'language'>, orderId: string) {
  const { store, world, language } = call;
  const [, shopId, number = '0'] = ID.exec(orderId) ?? [];
  const shop = shopsOf(call).find(
    ({ id, country }) => id === shopId && country === store.countryCode,
  );
  const random = createRandom(Number(shopId ?? 0) * 1000 + Number(number));
  const sold = world.catalogue.products.filter(
    ({ style }) => style.brand === store.brand.toUpperCase() && style.kind !== 'gift-card',
  );
  const bought = Array.from({ length: 1 + random.below(3) }, (_, at) => {
    const product = random.pick(sold);
    const variant = random.pick(product.variants);
    return { at, product, variant, price: pricesOf(product, store.currencyCode, variant).price };
  });
  const total = amountText(bought.reduce((sum, { price }) => sum + price, 0));
  return {
    shop,
    orderId,
    status: 'delivered',
    placedDate: new Date(FIRST_DAY + Number(number) * DAY).toISOString(),
    currency: store.currencyCode,
    items: bought.map(({ at, product, variant, price }) => ({
      orderItemId: `${orderId}-${at + 1}`,
      partNumber: variant.id,
      productId: product.id,
      productName: product.style.name,
      productUrl: productPath(product),
      colour: colourName(product.colourCode, language),
      size: sizeText(variant),
      gender: product.style.gender,
      productGroup: product.group,
      quantity: 1,
      orderItemPrice: amountText(price),
    })),
    cartValue: total,
    cartShipping: amountText(0),
    orderTotal: total,
    cancellable: false,
  };
}

export const inStoreOrdersRoutes: Handlers = {
  'GET commerce /instore/order/*': getInStoreOrder,
};

/** Total of a shop order's receipt, for scenarios and tests. */
export function receiptTotal(orderId: string, store: Site = storeOfCountry('rl', 'GB')): string {
  return receiptOf({ store, world: createWorld(1), language: 'en' }, orderId).orderTotal;
}
