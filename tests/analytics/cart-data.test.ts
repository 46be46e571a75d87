import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import {
  $cartData,
  cartDataMissed,
  digitalDataFx,
  wantCartData,
  pushCartFx,
} from '#src/analytics/data-layer/cart-data-model.ts';
import { pushCartToDataLayer } from '#src/analytics/data-layer/push-to-data-layer.ts';
import { updateConsentMode } from '#src/ports/browser/measuring/data-layer.ts';
import { pageOf } from '#src/pages/page.ts';
import { purchasePageType } from '#src/pages/page-facts.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import type { DigitalDataCart } from '#src/analytics/data-layer/digital-data-contract.ts';

const cart: DigitalDataCart = {
  cartId: '55',
  checkoutStep: 'payment',
  items: [],
  total: {
    cartBasePrice: 100,
    cartLowPrice: 100,
    cartPrice: 100,
    cartRevenue: 100,
    cartTotal: 100,
    cartValue: 100,
    cartVoucherUsed: 0,
    cartShipping: 0,
    cartShippingOption: '101',
    paymentMethod: '',
    paymentType: '',
    recipientZipCode: 'SW1A 1AA',
    shippingCountry: 'GB',
    shippingMethod: 'home',
  },
  voucher: { totalAppliedOnItems: 0, totalAppliedOnOrder: 0, voucherName: '', voucherTotal: 0 },
};

it.each([
  ['/shopping-bag', 'shopping bag'],
  ['/checkout/login', 'checkout step 1 sign in'],
  ['/CheckoutSigninView', 'checkout step 1 sign in'],
  ['/checkout/shipping', 'checkout step 2 address and shipment'],
  ['/OrderShippingBillingView', 'checkout step 2 address and shipment'],
  ['/checkout/payment', 'checkout step 3 payment'],
  ['/OrderPaymentDetailsView', 'checkout step 3 payment'],
  ['/ordershippingbillingconfirmationview', 'checkout step 4 confirmation'],
  ['/checkout/payment/paypalexpress', 'paypal express payment verification'],
  ['/women', undefined],
])('RTE-07 RTE-08 RTE-09 RTE-10 RTE-11 RTE-12 RTE-13 %s is the page %s', (path, type) => {
  expect(purchasePageType(pageOf({ path, search: '' }, ''), storeOfCountry('rl', 'GB'))).toBe(type);
});

it('API-14 API-25 ENT-15 reports the bag on its page, but not on a page that has been left', async () => {
  const tell = vi.fn();
  const answers: ((value: DigitalDataCart) => void)[] = [];
  const scope = fork({
    handlers: [
      [digitalDataFx, () => new Promise<DigitalDataCart>((done) => answers.push(done))],
      [pushCartFx, tell],
    ],
  });
  void allSettled(wantCartData, {
    scope,
    params: { cartId: '55', pageType: 'shopping bag', visit: 'a' },
  });
  const last = allSettled(wantCartData, {
    scope,
    params: { cartId: '55', pageType: 'checkout step 3 payment', visit: 'b' },
  });
  for (const answer of answers) answer(cart);
  await last;
  expect(tell.mock.calls).toEqual([[{ pageType: 'checkout step 3 payment', cart }]]);
  expect(scope.getState($cartData)?.cart.total.cartTotal).toBe(100);
});

it('ANA-01 requests data once for each visit of a page, and again for another bag', async () => {
  const ask = vi.fn(async () => cart);
  const scope = fork({
    handlers: [
      [digitalDataFx, ask],
      [pushCartFx, () => undefined],
    ],
  });
  const wanted = { cartId: '55', pageType: 'shopping bag', visit: 'a' };
  for (const params of [wanted, wanted, { ...wanted, cartId: '56' }, { ...wanted, visit: 'b' }])
    await allSettled(wantCartData, { scope, params });
  expect(ask).toHaveBeenCalledTimes(3);
});

it('API-25 a failure does not affect the shopper', async () => {
  const missed = vi.fn();
  const tell = vi.fn();
  cartDataMissed.watch(missed);
  const scope = fork({
    handlers: [
      [digitalDataFx, () => Promise.reject({ kind: 'network' })],
      [pushCartFx, tell],
    ],
  });
  await allSettled(wantCartData, {
    scope,
    params: { cartId: '55', pageType: 'shopping bag', visit: 'a' },
  });
  expect(missed).toHaveBeenCalledTimes(1);
  expect(tell).not.toHaveBeenCalled();
});

it('ENT-17 excludes the shopper’s address from the data layer', async () => {
  vi.stubGlobal('window', {});
  await updateConsentMode({ analytical: true, social: false });
  window.dataLayer = [];
  await pushCartToDataLayer({ pageType: 'shopping bag', cart });
  expect(window.dataLayer).toHaveLength(1);
  expect(JSON.stringify(window.dataLayer)).not.toContain('SW1A');
});
