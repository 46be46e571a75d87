import type { MethodCode } from '#src/commerce/payment-methods.ts';
import { allSettled, scopeBind, type EventCallable } from 'effector';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { withPurchase } from '#harness/backend/world.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import '#src/app/whole-model.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { chooseMethod } from '#src/checkout/payment/methods/methods-model.ts';
import { pay } from '#src/checkout/payment/pay/pay-model.ts';
import { $payment } from '#src/checkout/payment/pay/payment-model.ts';
import { payCall } from '#src/checkout/payment/api.ts';
import { EXPRESS_PATH } from '#src/checkout/payment/express-return.ts';
import type { KeptExpress } from '#src/checkout/paypal-express/kept-express.ts';
import { paypalExpressCall } from '#src/checkout/paypal-express/paypal-api.ts';
import type { Departure } from '#src/ports/leave.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import type { ProviderReturn } from '#src/ports/provider-return.ts';
import { callRefused } from '#src/ports/session/session-gate.ts';
import { appStarted } from '#src/ports/start.ts';
import { userInfoCall } from '#src/session/api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { callsOver } from '../harness/backend/shop-calls.ts';
import { variantOf } from '../harness/backend/client.ts';
import { addressIn, HOME } from '../harness/backend/purchase/shopper.ts';

export const TYPED_CARD = {
  number: '4111111111111111',
  expiry: '1229',
  cvc: '737',
  holderName: 'Ada Example',
};

type Calls = ReturnType<typeof callsOver>;

interface Start {
  rules?: readonly BackendRule[];
  country?: 'GB' | 'CZ' | 'DE';
  person?: keyof typeof DEMO_ACCOUNTS;
  piece?: string;
  pieces?: number;
  brought?: ProviderReturn;
  /** What happened before the page began, in another tab; brings what this one has from a provider. */
  before?(other: ReturnType<typeof callsOver>, orderId: string): Promise<ProviderReturn>;
  search?: string;
  /** What the tab remembers of a payment; `ORDER` stands for the order. */
  kept?: object;
  keptText?: string;
  /** Another tab has gone to PayPal: the payment `P1`. */
  isAtPaypal?: boolean;
  /** At PayPal express's page, with what this tab has kept of it; the order and the token are those of the bag. */
  isAtExpress?: Omit<KeptExpress, 'orderId' | 'token'>;
  /** Nobody has said yet where it goes. */
  isAddressless?: boolean;
  /** The bag is paid already, and the page has not heard of it. */
  isPaid?: boolean;
  /** The shopper has a card kept, `K1`. */
  savedCards?: boolean;
  cookies?: Record<string, string>;
}

/** A bag with all said that is said before the payment; its order. */
async function prepared(
  other: Calls,
  { person, country = 'GB', piece = 'RL1001WHT', pieces = 1, isAddressless = false }: Start,
) {
  const known = person && DEMO_ACCOUNTS[person];
  if (known) await other.signIn(known.email, known.password);
  else await other.guest();
  const wish = { variantId: variantOf(piece, 2), quantity: pieces, cin: '', sfid: '' };
  const { orderId } = await other.perform(addItemCall, { ...wish, optIn: 'false' });
  if (!isAddressless)
    await other.perform(updateShippingInfoCall, { optionId: HOME, address: addressIn(country) });
  return orderId;
}

/** A shopper on the payment's page, with all that has to be said before said; over the whole model, recorded. */
export async function atPayment(start: Start = {}) {
  const { rules = [], country = 'GB' } = start;
  const asked: string[] = [];
  const visited: string[] = [];
  const departures: Departure[] = [];
  let brought = start.brought ?? {};
  const shop = inProcessShop({
    brand: 'rl',
    country: country.toLowerCase(),
    onNavigate: (to) => {
      visited.push(to);
      const { pathname: path, search } = new URL(to, 'http://localhost');
      const location = { path, search, hash: '', key: String(visited.length) };
      queueMicrotask(() => scopeBind(locationChanged, { scope })({ location, action: 'replace' }));
    },
    onLeave: (departure) => departures.push(departure),
    takeReturn() {
      const taken = brought;
      brought = {};
      return taken;
    },
    onRequest: (line) => asked.push(line.replace(/\/wcs\/resources\/store\/\d+|\?.*/g, '')),
  });
  const other = callsOver(shop.backend, storeOfCountry('rl', country));
  const orderId = await prepared(other, start);
  const begin = (method: MethodCode) =>
    other.perform(payCall, {
      orderId,
      method,
      card: TYPED_CARD,
      saveCard: false,
      giftCards: [],
      returnPath: '/checkout/payment',
    });
  if (start.isAtExpress) {
    const paths = { returnPath: EXPRESS_PATH, cancelPath: EXPRESS_PATH };
    const { token } = await other.perform(paypalExpressCall, { orderId, ...paths });
    shop.setKeptExpress({ ...start.isAtExpress, orderId, token });
  }
  if (start.isPaid) await begin('creditCard');
  if (start.isAtPaypal) await begin('paypal');
  if (start.savedCards) {
    const kept = { cardId: 'K1', brand: 'visa', lastDigits: '1111', expiry: '1229' };
    const world = shop.backend.world();
    const { userId } = await other.perform(userInfoCall, undefined);
    const cards = { [userId]: [{ ...kept, isChallenged: false }] };
    shop.backend.setWorld(withPurchase(world, { cards }));
  }
  if (start.before) brought = await start.before(other, orderId);
  shop.backend.setRules(rules);

  let now = 1;
  const session = recordSession(shop.handlers, () => now++);
  const { scope } = session;
  shop.gate.onRefused = scopeBind(callRefused, { scope });
  const storage = {
    'selvedge.checkoutGuest': orderId,
    ...(start.keptText !== undefined && { 'selvedge.payment': start.keptText }),
    ...(start.kept && {
      'selvedge.payment': JSON.stringify(start.kept).replace('ORDER', orderId),
    }),
  };
  const search = start.search?.replace('ORDER', orderId) ?? '';
  scopeBind(appStarted, { scope })({
    environment: {
      ...sampleEnvironment,
      location: {
        path: start.isAtExpress ? EXPRESS_PATH : '/checkout/payment',
        search,
        hash: '',
        key: 'start',
      },
      storage,
      cookies: start.cookies ?? {},
      storeOverride: `rl-${country.toLowerCase()}`,
    },
  });
  await shop.settle();

  async function send<Payload>(unit: EventCallable<Payload>, payload: Payload) {
    scopeBind(unit, { scope })(payload);
    await shop.settle();
  }

  return {
    ...shop,
    session,
    scope,
    orderId,
    other,
    asked,
    visited,
    departures,
    send,
    allSettled,
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
    orders: () => Object.keys(shop.backend.world().state.purchase.orders),
    count: (line: string) => asked.filter((each) => each === line).length,
  };
}
