import type { Scope } from 'effector';
import { guestAccountForm } from '#src/auth/registration/guest-account-form-model.ts';
import { register } from '#src/auth/registration/registration-model.ts';
import { $page } from '#src/pages/model.ts';
import { $cancel, askCancel, cancelOrder, keepOrder } from '#src/orders/document/cancel-model.ts';
import { $lookup, leaveLookup, lookUp } from '#src/orders/lookup-model.ts';
import { $order, retryOrder } from '#src/orders/order-model.ts';
import { $isRegistered } from '#src/session/model.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, when } from './choice.ts';
import { emptyForm } from './empty-form.ts';
import { postcodeIn } from './purchase-people.ts';

/** An invalid password; a unique text. */
const TOO_SHORT = 'w7-q2';

/** Choices about orders and their cancellation. */
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
    ...when(orderIds.length > 0, () => ({
      name: 'visit the look-up of orders',
      theme: 'purchase',
      weight: 0.25,
      act: () => tab.history.push('/services/view-order'),
    })),
    ...when(isRegistered && orderIds.length > 0, () => ({
      name: 'visit the orders, or one of them',
      theme: 'purchase',
      weight: 0.25,
      act: (random) =>
        tab.history.push(
          random.below(2) === 0
            ? '/myaccount/orders'
            : `/myaccount/orderdetails?orderId=${random.pick(orderIds)}`,
        ),
    })),
    ...when(canLookUp && orderIds.length > 0, () => ({
      name: 'look an order up',
      theme: 'purchase',
      weight: 2.5,
      act: (random) =>
        tab.send(lookUp, {
          orderId: random.pick(orderIds),
          postcode: random.below(4) === 0 ? 'ZZ9 9ZZ' : postcodeIn(countryCode),
        }),
    })),
    ...when(lookup.status === 'failed' && canLookUp && orderIds.length > 0, () => ({
      name: 'guess the postcode of an order',
      theme: 'purchase',
      weight: 4,
      act: () => tab.send(lookUp, { orderId: orderIds[0] ?? '', postcode: 'ZZ9 9ZZ' }),
    })),
    ...when(kind === 'confirmation' && isOwn && !isRegistered, () => ({
      name: 'open an account for the order',
      theme: 'purchase',
      weight: 1.5,
      act(random) {
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
    })),
    ...when(lookup.status === 'found' && canLookUp, () => ({
      name: 'want the order that was found to be cancelled',
      theme: 'purchase',
      weight: 2,
      act() {
        if (lookup.status === 'found')
          tab.send(askCancel, { orderId: lookup.order.orderId, by: 'postcode' as const });
      },
    })),
    ...when(lookup.status !== 'asked' && canLookUp, () => ({
      name: 'look up another order',
      theme: 'purchase',
      weight: 1,
      act: () => tab.send(leaveLookup, undefined),
    })),
    ...when(isOwn, () => ({
      name: 'want one’s order to be cancelled',
      theme: 'purchase',
      weight: 1.5,
      act() {
        if (order.status === 'ready')
          tab.send(askCancel, { orderId: order.orderId, by: 'session' as const });
      },
    })),
    ...when(order.status === 'failed' && kind !== 'order-lookup', () => ({
      name: 'ask for the order again',
      theme: 'trouble',
      weight: 5,
      act: () => tab.send(retryOrder, undefined),
    })),
    ...when(cancel.status === 'asking' || cancel.status === 'failed', () => ({
      name: 'cancel the order, or keep it',
      theme: 'purchase',
      weight: 8,
      act(random) {
        const wish = random.below(3) === 0 ? keepOrder : cancelOrder;
        tab.send(wish, undefined);
        if (random.below(4) === 0) tab.send(wish, undefined);
      },
    })),
  ];
}
