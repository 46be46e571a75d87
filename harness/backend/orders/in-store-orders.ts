import { createRandom } from '#src/kernel/random.ts';
import { answer, type Handlers } from '../call.ts';
import { sizeText } from '../cart/cart-view.ts';
import { failure, ok } from '../message.ts';
import { productPath } from '../catalogue/paths.ts';
import { amountText } from '../catalogue/prices.ts';
import { colourName, pricesOf } from '../catalogue/product-view.ts';
import { withSession } from '../session/with-session.ts';
import { shopsOf } from '../pickup/places.ts';

const ID = /^S(\d{3,4})-(\d{1,3})$/;
const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 5, 11);

/** API-32, ORD-06: `GET /instore/order/{id}`. `S201-7` is the seventh order of shop 201; what was bought follows from that. */
const getInStoreOrder = withSession((call, { isRegistered }) => {
  const { store, world, language } = call;
  const [orderId = ''] = call.segments;
  const [, shopId, number = '0'] = ID.exec(orderId) ?? [];
  const shop = shopsOf(call).find(
    ({ id, country }) => id === shopId && country === store.countryCode,
  );
  if (!isRegistered || !shop)
    return answer(call, failure(400, '_ERR_ORDER_NOT_FOUND', 'There is no such order.'));
  const random = createRandom(Number(shopId) * 1000 + Number(number));
  const sold = world.catalogue.products.filter(
    ({ style }) => style.brand === store.brand.toUpperCase() && style.kind !== 'gift-card',
  );
  const bought = Array.from({ length: 1 + random.below(3) }, (_, at) => {
    const product = random.pick(sold);
    const variant = random.pick(product.variants);
    return { at, product, variant, price: pricesOf(product, store.currencyCode, variant).price };
  });
  const total = amountText(bought.reduce((sum, { price }) => sum + price, 0));
  return answer(
    call,
    ok({
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
        quantity: 1,
        orderItemPrice: amountText(price),
      })),
      cartValue: total,
      cartShipping: amountText(0),
      orderTotal: total,
      storeName: `${store.storeBrandName} ${shop.name}`,
      cancellable: false,
    }),
  );
});

export const inStoreOrdersRoutes: Handlers = {
  'GET commerce /instore/order/*': getInStoreOrder,
};
