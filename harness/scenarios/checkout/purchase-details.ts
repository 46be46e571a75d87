import { bagOwner } from '#harness/backend/cart/bag-owner.ts';
import { cartOf, withCart } from '#harness/backend/cart/cart-lines.ts';
import { marketOf } from '#fixtures/purchase/markets.ts';
import { emailHash } from '#harness/backend/newsletter/newsletter.ts';
import type { PaymentRecord } from '#harness/backend/payment/purchase-state.ts';
import { STANDARD } from '#harness/backend/checkout/shipping-modes.ts';
import { storeNamed } from '#harness/backend/store-named.ts';
import { type World, withPurchase } from '#harness/backend/world.ts';
import type { Brand } from '#src/commerce/brands.ts';
import type { ScenarioStart } from '../scenario.ts';

/** The world with a person's saved purchase details from before the scenario. */
export function withPurchaseDetails(
  before: World,
  { isDetailed, isAddressGone, isAtPaypal, savedCards = [], store }: ScenarioStart,
  { userId, brand }: { userId: string; brand: Brand },
): World {
  const cards = savedCards.map((card, at) => ({
    cardId: `K${at + 1}`,
    isChallenged: false,
    ...card,
  }));
  const { purchase } = before.state;
  const carded =
    cards.length === 0
      ? before
      : withPurchase(before, {
          cards: { ...purchase.cards, [userId]: cards },
          nextId: purchase.nextId + cards.length,
        });
  const cart = cartOf(carded, bagOwner(brand, userId));
  const world = isAtPaypal && cart ? withExpressBegun(carded, cart.orderId, userId) : carded;
  if (!isDetailed || !cart) return world;
  const country = storeNamed(store.toUpperCase())?.countryCode;
  if (!country) throw new Error(`There is no store ${store}`);
  const { line1: address1, postcode: zipCode, city } = marketOf(country).home;
  const address = { firstName: 'Ada', lastName: 'Example', address1, zipCode, city, country };
  return withCart(world, {
    ...cart,
    mail: emailHash('ada@example.test'),
    delivery: { modeId: STANDARD.id, address, ...(isAddressGone && { addressId: 'A99' }) },
  });
}

/** Adds a started PayPal order; its total is set when it is verified. */
function withExpressBegun(world: World, orderId: string, userId: string): World {
  const { payments, nextId } = world.state.purchase;
  const payment: PaymentRecord = {
    paymentId: `P${nextId}`,
    orderId,
    userId,
    method: 'paypal',
    status: 'redirect',
    total: 0,
    fee: 0,
    parts: [],
    print: '',
    isCardKept: false,
  };
  return withPurchase(world, {
    payments: { ...payments, [payment.paymentId]: payment },
    nextId: nextId + 1,
  });
}
