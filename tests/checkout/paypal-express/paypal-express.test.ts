import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { $bagPage, leaveBag, openBag, retryBag } from '#src/cart/bag/bag-model.ts';
import {
  $express,
  $isPayPalExpressInitiallyEnabled,
  confirmPaypalExpress,
  startPaypalExpress,
} from '#src/checkout/paypal-express/paypal-express-model.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { $location, locationChanged } from '#src/ports/navigation.ts';
import { $orderId } from '#src/session/model.ts';
import { atPayment } from '../at-payment.ts';

/** From the bag to PayPal, and back with what the shopper brings along. */
async function returned(payerId?: string, rules: Parameters<typeof atPayment>[0] = {}) {
  const shopper = await atPayment(rules);
  await shopper.send(startPaypalExpress, undefined);
  const url = new URL(shopper.departures.at(-1)?.url ?? '', 'http://shop.example');
  const token = url.searchParams.get('token') ?? '';
  const way = url.searchParams.get(payerId === undefined ? 'cancelPath' : 'returnPath') ?? '';
  const { pathname: path, search } = new URL(way, 'http://shop.example');
  shopper.bring({ token, ...(payerId !== undefined && { payerId }) });
  const location = { path, search, hash: '', key: 'back' };
  await shopper.send(locationChanged, { location, action: 'push' as const });
  return { ...shopper, token };
}

type Returned = Awaited<ReturnType<typeof returned>>;

async function buys({ send }: Returned) {
  await send(acceptTerms, { isAccepted: true });
  await send(confirmPaypalExpress, undefined);
}

it('PAY-07 RTE-13 CRT-12 from the bag to PayPal and back: verifying is buying, once', async () => {
  const shopper = await returned('PAYER123');
  expect(shopper.departures).toMatchObject([{ method: 'GET', fields: {} }]);
  expect(shopper.scope.getState($isPayPalExpressInitiallyEnabled)).toBe(true);
  expect(shopper.scope.getState($location).path).toBe('/checkout/payment/paypalexpress');
  expect(shopper.scope.getState($express).status).toBe('confirm');
  await shopper.send(confirmPaypalExpress, undefined);
  expect(shopper.count('POST /paypalexpress/verify')).toBe(0);
  await buys(shopper);
  await shopper.send(confirmPaypalExpress, undefined);
  expect(shopper.count('POST /paypalexpress/verify')).toBe(1);
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.scope.getState($orderId)).toBe('0');
  const trace = shopper.session.trace();
  expect(trace).not.toContain(shopper.token);
  expect(trace).not.toContain('PAYER123');
});

it.each([
  ['REFUSED1', 'refused'],
  ['CANCELLED1', 'cancelled'],
])('PAY-02 PAY-07 the payer %s: %s', async (payerId, reason) => {
  const shopper = await returned(payerId);
  await buys(shopper);
  expect(shopper.scope.getState($express)).toEqual({ status: 'failed', reason });
  expect(shopper.orders()).toEqual([]);
});

it('RTE-13 who cancels at PayPal’s is told so', async () => {
  const { scope, orders } = await returned();
  expect(scope.getState($express)).toEqual({ status: 'cancelled' });
  expect(orders()).toEqual([]);
});

it('PAY-01 API-30 a lost answer is looked into', async () => {
  const rules = [{ on: 'POST /paypalexpress/verify', call: 1, then: 'lost' }] as const;
  const shopper = await returned('PAYER123', { rules });
  await buys(shopper);
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('PAY-01 API-30 one that never arrived is said to have failed', async () => {
  const rules = [{ on: 'POST /paypalexpress/verify', call: 1, then: 'unreachable' }] as const;
  const shopper = await returned('PAYER123', { rules });
  await buys(shopper);
  expect(shopper.scope.getState($express)).toEqual({ status: 'failed', reason: 'lost' });
});

it('RTE-13 an address that somebody types confirms nothing', async () => {
  const shopper = await atPayment();
  const location = { path: '/checkout/payment/paypalexpress', search: '', hash: '', key: 'x' };
  await shopper.send(locationChanged, { location, action: 'push' as const });
  expect(shopper.scope.getState($express)).toEqual({ status: 'nothing' });
  await buys({ ...shopper, token: '' });
  expect(shopper.orders()).toEqual([]);
});

it('CRT-12 where PayPal cannot be reached, the bag stays', async () => {
  const then = { status: 503, errorKey: '_ERR_GENERIC' };
  const { scope, send, departures } = await atPayment({
    rules: [{ on: 'POST /paypalexpress', then }],
  });
  await send(startPaypalExpress, undefined);
  expect(scope.getState($express)).toMatchObject({ status: 'failed' });
  expect(departures).toEqual([]);
});

it('PAY-07 nobody confirms what they have not been told the price of', async () => {
  const shopper = await returned('PAYER123');
  shopper.backend.setRules([{ on: 'GET /cart/@self/details', then: 'unreachable' }]);
  scopeBind(leaveBag, { scope: shopper.scope })();
  scopeBind(openBag, { scope: shopper.scope })();
  await shopper.settle();
  await buys(shopper);
  expect(shopper.scope.getState($bagPage).status).toBe('failed');
  expect(shopper.count('POST /paypalexpress/verify')).toBe(0);
  shopper.backend.setRules([]);
  await shopper.send(retryBag, undefined);
  await buys(shopper);
  expect(shopper.orders()).toEqual([shopper.orderId]);
});
