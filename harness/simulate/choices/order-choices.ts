import type { Scope } from 'effector';
import { guestAccountForm, register } from '#src/auth/registration/registration-model.ts';
import { $page } from '#src/pages/model.ts';
import { $cancel, askCancel, cancelOrder, keepOrder } from '#src/orders/document/cancel-model.ts';
import { $lookup, leaveLookup, lookUp } from '#src/orders/lookup-model.ts';
import { $order, retryOrder } from '#src/orders/order-model.ts';
import { $isRegistered } from '#src/session/model.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, emptyForm, ofTheme } from './choice.ts';
import { postcodeIn } from './purchase-people.ts';

const purchase = ofTheme('purchase');
const trouble = ofTheme('trouble');

/** An invalid password; a unique text. */
const TOO_SHORT = 'w7-q2';

export function orderChoices({ tab, browser }: Situation, scope: Scope): Choice[] {
  const { kind } = scope.getState($page);
  const orderIds = Object.keys(browser.backend.world().state.purchase.orders);
  const lookup = scope.getState($lookup);
  const order = scope.getState($order);
  const cancel = scope.getState($cancel);
  const isRegistered = scope.getState($isRegistered);
  const { countryCode } = scope.getState($store);
  const canLookUp = kind === 'order-lookup' || kind === 'confirmation';
  const isOwn = (kind === 'order' || kind === 'confirmation') && order.status === 'ready';
  return [
    ...purchase.when(orderIds.length > 0, 'visit the look-up of orders', 0.25, () =>
      tab.history.push('/services/view-order'),
    ),
    ...purchase.when(
      isRegistered && orderIds.length > 0,
      'visit the orders, or one of them',
      0.25,
      (random) =>
        tab.history.push(
          random.below(2) === 0
            ? '/myaccount/orders'
            : `/myaccount/orderdetails?orderId=${random.pick(orderIds)}`,
        ),
    ),
    ...purchase.when(canLookUp && orderIds.length > 0, 'look an order up', 2.5, (random) =>
      tab.send(lookUp, {
        orderId: random.pick(orderIds),
        postcode: random.below(4) === 0 ? 'ZZ9 9ZZ' : postcodeIn(countryCode),
      }),
    ),
    ...purchase.when(
      lookup.status === 'failed' && canLookUp && orderIds.length > 0,
      'guess the postcode of an order',
      4,
      () => tab.send(lookUp, { orderId: orderIds[0] ?? '', postcode: 'ZZ9 9ZZ' }),
    ),
    ...purchase.when(
      kind === 'confirmation' && isOwn && !isRegistered,
      'open an account for the order',
      1.5,
      (random) => {
        if (order.status !== 'ready') return;
        if (random.below(4) === 0) return emptyForm(tab, scope, guestAccountForm);
        const email = `buyer-${random.below(3)}@mail.example`;
        const password =
          random.below(4) === 0 ? TOO_SHORT : `warp-and-weft-${random.below(90) + 10}`;
        tab.send(register, {
          orderId: order.order.orderId,
          email,
          password,
          passwordConfirmation: password,
          newsletter: false,
        });
      },
    ),
    ...purchase.when(
      lookup.status === 'found' && canLookUp,
      'want the order that was found to be cancelled',
      2,
      () => {
        if (lookup.status === 'found')
          tab.send(askCancel, { orderId: lookup.order.orderId, by: 'postcode' as const });
      },
    ),
    ...purchase.when(lookup.status !== 'asked' && canLookUp, 'look up another order', 1, () =>
      tab.send(leaveLookup),
    ),
    ...purchase.when(isOwn, 'want one’s order to be cancelled', 1.5, () => {
      if (order.status === 'ready')
        tab.send(askCancel, { orderId: order.orderId, by: 'session' as const });
    }),
    ...trouble.when(
      order.status === 'failed' && kind !== 'order-lookup',
      'ask for the order again',
      5,
      () => tab.send(retryOrder),
    ),
    ...purchase.when(
      cancel.status === 'asking' || cancel.status === 'failed',
      'cancel the order, or keep it',
      8,
      (random) => {
        const wish = random.below(3) === 0 ? keepOrder : cancelOrder;
        tab.send(wish);
        if (random.below(4) === 0) tab.send(wish);
      },
    ),
  ];
}
