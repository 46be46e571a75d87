import { marketOf } from '#fixtures/purchase/markets.ts';
import { bagOwner } from '#harness/backend/cart/bag-owner.ts';
import { addPieces, openCart } from '#harness/backend/cart/cart-lines.ts';
import { emailHash } from '#harness/backend/newsletter/newsletter.ts';
import { placeOrder } from '#harness/backend/payment/place-order.ts';
import { priceCart } from '#harness/backend/cart/priced-cart.ts';
import type { PaymentRecord, PostalAddress } from '#harness/backend/payment/purchase-state.ts';
import { withPayment } from '#harness/backend/payment/settle-payment.ts';
import { storeNamed } from '#harness/backend/store-named.ts';
import type { World } from '#harness/backend/world.ts';
import type { CountryCode } from '#src/commerce/countries.ts';
import { variantOf } from '../content.ts';
import type { PlacedOrder, ScenarioStart } from '../scenario.ts';

const HOUR = 60 * 60 * 1000;
/** Owner of orders that are not the shopper's. */
const SOMEBODY_ELSE = '-900';

/** Pickup points of the golden traces; in other countries the first address is used. */
const POINTS: Readonly<Partial<Record<CountryCode, PostalAddress>>> = {
  GB: { ...place('8 Spindle Row', 'M1 1AE', 'Manchester', 'GB'), address2: 'Parcel locker' },
  DE: { ...place('Garnstraße 8', '10999', 'Berlin', 'DE'), address2: 'Paketschrank' },
};

function place(address1: string, zipCode: string, city: string, country: string): PostalAddress {
  return { firstName: 'Mira', lastName: 'Example', address1, zipCode, city, country };
}

/** A world with earlier orders, in list order; numbers start at 701001. By default they are the shopper's own. */
export function withOrders(
  world: World,
  { orders = [], store }: Pick<ScenarioStart, 'orders' | 'store'>,
  userId: string,
  now: number,
): World {
  return orders.reduce((before, order) => {
    const owner = order.isOfSomebodyElse ? SOMEBODY_ELSE : userId;
    return withOrder(before, order, store, owner, now - order.hoursAgo * HOUR);
  }, world);
}

function withOrder(
  before: World,
  { lines, isCollected, isPending, method = 'creditCard', paidByGiftCard = 0, email }: PlacedOrder,
  storeName: string,
  userId: string,
  now: number,
): World {
  const store = storeNamed(storeName.toUpperCase());
  if (!store) throw new Error(`There is no store ${storeName}`);
  const { countryCode: country } = store;
  const { line1, postcode, city } = marketOf(country).home;
  const home = place(line1, postcode, city, country);
  const filled = lines.reduce(
    ({ world, cart }, content) =>
      addPieces(world, cart, variantOf(world, content), content.quantity),
    openCart(before, bagOwner(store.brand, userId)),
  );
  const cart = {
    ...filled.cart,
    delivery: isCollected
      ? { modeId: '104', address: POINTS[country] ?? home, pickupPointId: `UPSAP-${country}-100` }
      : { modeId: '101', address: home },
    billing: home,
    ...(email !== undefined && { mail: emailHash(email) }),
  };
  const shop = { store, language: 'en', now } as const;
  const { total } = priceCart(filled.world, cart, store, shop.language);
  const payment: PaymentRecord = {
    paymentId: `P${cart.orderId}`,
    orderId: cart.orderId,
    userId,
    method,
    status: isPending ? 'pending' : 'success',
    total,
    fee: 0,
    parts: paidByGiftCard > 0 ? [{ card: 'gift', amount: paidByGiftCard, worth: 5000 }] : [],
    print: '',
    isCardKept: false,
  };
  return placeOrder(withPayment(filled.world, payment), cart, payment, shop);
}
