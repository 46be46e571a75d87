import { describe, expect, it } from 'vitest';
import { $addressBook } from '#src/checkout/details/address-book/address-book-model.ts';
import { $delivery } from '#src/checkout/details/delivery/delivery-model.ts';
import { $methods } from '#src/checkout/payment/methods/methods-model.ts';

import { connectionChanged } from '#src/ports/connection.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { SAVED, atDetails } from '../at-details.ts';
import { atPayment } from '../at-payment.ts';
import { atReview } from '../paypal-express/at-review.ts';

const then = { status: 503, errorKey: '_ERR_GENERIC' };
const BACK = { isOnline: true };
const BAG = { path: '/shopping-bag', search: '', hash: '', key: 'bag' };

describe('once online again', () => {
  it('reads the payment methods that could not be read', async () => {
    const shopper = await atPayment({ rules: [{ on: 'GET /payments/methods', then }] });
    expect(shopper.scope.getState($methods).status).toBe('failed');
    shopper.backend.setRules([]);
    await shopper.send(connectionChanged, BACK);
    expect(shopper.scope.getState($methods).status).toBe('loaded');
    const reads = shopper.count('GET /payments/methods');
    await shopper.send(connectionChanged, BACK);
    expect(shopper.count('GET /payments/methods')).toBe(reads);
  });

  it('reads the shipping options and saved addresses that could not be read', async () => {
    const rules = [
      { on: 'GET /cart/@self/custom_usable_shipping_info', then },
      { on: 'GET /account/@self/address', then },
    ];
    const shopper = await atDetails({ person: 'mira', saved: [SAVED], rules });
    const { scope } = shopper;
    const found = () => [scope.getState($delivery).status, scope.getState($addressBook).status];
    expect(found()).toEqual(['failed', 'failed']);
    shopper.backend.setRules([]);
    await shopper.send(connectionChanged, BACK);
    expect(found()).toEqual(['ready', 'ready']);
  });

  it('reads the PayPal review that could not be read', async () => {
    const on = 'POST /paypalexpress/review';
    const shopper = await atReview('PAYER123', { rules: [{ on, then }] });
    expect(shopper.review()).toEqual({ status: 'failed' });
    shopper.backend.setRules([]);
    await shopper.send(connectionChanged, BACK);
    expect(shopper.review()).toMatchObject({ status: 'shown', isFresh: true });
    const reads = shopper.count(on);
    await shopper.send(connectionChanged, BACK);
    expect(shopper.count(on)).toBe(reads);
  });

  it('reads nothing after the checkout was left', async () => {
    const rules = [{ on: 'GET /cart/@self/custom_usable_shipping_info', then }];
    const shopper = await atDetails({ rules });
    await shopper.send(locationChanged, { location: BAG, action: 'push' });
    const line = 'GET /cart/@self/custom_usable_shipping_info';
    const reads = shopper.count(line);
    await shopper.send(connectionChanged, BACK);
    expect(shopper.count(line)).toBe(reads);
  });
});
