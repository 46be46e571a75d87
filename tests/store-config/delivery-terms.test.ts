import { expect, it } from 'vitest';
import { FREE_SHIPPING_FROM_EURO, SHIPPING_EURO } from '#harness/backend/cart/priced-cart.ts';
import { feeIn, roundAmountIn } from '#harness/backend/catalogue/prices.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { deliveryTermsOf } from '#src/store-config/delivery-terms.ts';

it.each([...storesOfBrand('rl'), ...storesOfBrand('hm')])(
  'has the delivery cost for search engines in $storeName ($locale)',
  (site) => {
    expect(deliveryTermsOf(site)).toMatchObject({
      cost: feeIn(site.currencyCode, SHIPPING_EURO),
      freeFrom: roundAmountIn(site.currencyCode, FREE_SHIPPING_FROM_EURO),
    });
  },
);
