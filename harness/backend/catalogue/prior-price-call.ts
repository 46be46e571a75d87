import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { failure, notFound, ok } from '../message.ts';
import { amountText } from './prices.ts';
import { priorPriceOf } from './prior-price.ts';
import { storeNamed } from '../store-named.ts';

/** API-24: `GET /priorprice/v1/locale/{storeName}/{productId}`. Empty for products that are not reduced. */
function getPriorPrice(call: Call): Outcome {
  const [storeName = '', productId = ''] = call.segments;
  const store = storeNamed(storeName);
  if (!store) return answer(call, notFound('The store'));
  if (call.headers['apikey'] !== serviceKeysOf(store.brand).sap)
    return answer(call, failure(412, '_ERR_API_KEY', 'The apikey is missing or wrong.'));
  const product = call.world.catalogue.byId.get(productId.toUpperCase());
  if (product?.style.brand !== store.brand.toUpperCase())
    return answer(call, notFound('The product'));
  const price = priorPriceOf(product.style, store.currencyCode);
  if (price === undefined) return answer(call, notFound('A prior price'));
  return answer(call, ok({ productId: product.id, priorPrice: amountText(price) }));
}

export const priorPriceRoutes: Handlers = {
  'GET sap /priorprice/v1/locale/*/*': getPriorPrice,
};
