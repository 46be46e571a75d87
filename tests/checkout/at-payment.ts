import type { MethodCode } from '#src/commerce/payment-methods.ts';
import { handle } from '#harness/device/handle.ts';
import { withPurchase } from '#harness/backend/world.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { payCall } from '#src/checkout/payment/api.ts';
import { chooseMethod } from '#src/checkout/payment/methods/methods-model.ts';
import { pay } from '#src/checkout/payment/pay/pay-model.ts';
import { $payment } from '#src/checkout/payment/pay/payment-model.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { keepExpressFx } from '#src/checkout/paypal-express/stored-express.ts';
import type { Departure } from '#src/ports/leave.ts';
import { type ProviderReturn, takeReturnFx } from '#src/ports/provider-return.ts';
import { userInfoCall } from '#src/session/api.ts';
import { addressIn, HOME } from '../harness/backend/purchase/shopper.ts';
import { type Buyer, withBag } from './at-checkout.ts';

const TYPED_CARD = {
  number: '4111111111111111',
  expiry: '1229',
  cvc: '737',
  holderName: 'Ada Example',
};

type Other = Awaited<ReturnType<typeof withBag>>['other'];

interface Start extends Buyer {
  brought?: ProviderReturn;
  /** Acts in another tab before the page begins; returns the provider's result for this tab. */
  before?(other: Other, orderId: string): Promise<ProviderReturn>;
  search?: string;
  /** Another tab has started the payment `P1` at PayPal. */
  isAtPaypal?: boolean;
  /** The bag has no delivery address. */
  isAddressless?: boolean;
  /** The shopper has the saved card `K1`. */
  savedCards?: boolean;
  cookies?: Record<string, string>;
}

/** A shopper on the payment page, with saved delivery and address. */
export async function atPayment(start: Start = {}) {
  const departures: Departure[] = [];
  let brought = start.brought ?? {};
  const bag = await withBag(start, {
    size: 2,
    leave(departure) {
      departures.push(departure);
      return new Promise(() => undefined);
    },
    ports: [
      handle(takeReturnFx, async () => {
        const taken = brought;
        brought = {};
        return taken;
      }),
    ],
  });
  const { other, orderId, backend, send } = bag;
  const { values } = bag.device.storage;
  if (!start.isAddressless)
    await other.perform(updateShippingInfoCall, {
      optionId: HOME,
      address: addressIn(start.country),
    });
  const begin = (method: MethodCode) =>
    other.perform(payCall, {
      orderId,
      method,
      card: TYPED_CARD,
      saveCard: false,
      giftCards: [],
      returnPath: '/checkout/payment',
    });
  if (start.isAtPaypal) await begin('paypal');
  if (start.savedCards) {
    const kept = { cardId: 'K1', brand: 'visa', lastDigits: '1111', expiry: '1229' };
    const { userId } = await other.perform(userInfoCall, undefined);
    const cards = { [userId]: [{ ...kept, isChallenged: false }] };
    backend.setWorld(withPurchase(backend.world(), { cards }));
  }
  if (start.before) brought = await start.before(other, orderId);
  backend.setRules(start.rules ?? []);

  const session = await bag.open('/checkout/payment', {
    search: start.search?.replace('ORDER', orderId) ?? '',
    cookies: start.cookies ?? {},
  });
  const { scope } = session;

  return {
    ...bag,
    session,
    scope,
    departures,
    keptExpress: () => values.get(keepExpressFx) ?? null,
    /** Pays the bag from another tab. */
    paysElsewhere: () => begin('creditCard'),
    bring(next: ProviderReturn) {
      brought = next;
    },
    /** Chooses the credit card and agrees to the terms. */
    async readyWithCard() {
      await send(chooseMethod, { method: 'creditCard' });
      await send(acceptTerms, { isAccepted: true });
    },
    payByCard: (number = TYPED_CARD.number) =>
      send(pay, { card: { ...TYPED_CARD, number }, saveCard: false }),
    payment: () => scope.getState($payment),
    orders: () => Object.keys(backend.world().state.purchase.orders),
  };
}
