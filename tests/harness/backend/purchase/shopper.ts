import { addItemCall } from '#src/cart/changes/change-api.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { payCall } from '#src/checkout/payment/api.ts';
import type { Call } from '#src/ports/http/call.ts';
import { type CallError, errorsIn } from '#src/ports/http/errors.ts';
import { userInfoCall } from '#src/session/api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { createInProcessBackend, type BackendOptions } from '#harness/backend/in-process.ts';
import { callsOver } from '../shop-calls.ts';

export const HOME = '101';

const ADDRESSES = {
  GB: { line1: '1 Loom Street', postcode: 'SW1A 1AA', city: 'London' },
  DE: { line1: 'Webergasse 3', postcode: '10115', city: 'Berlin' },
  NL: { line1: 'Spoelstraat 4', postcode: '1012 AB', city: 'Amsterdam' },
  CZ: { line1: 'Tkalcovská 5', postcode: '120 00', city: 'Praha' },
  CH: { line1: 'Spulengasse 7', postcode: '8001', city: 'Zürich' },
};

/** An address of a country. */
export function addressIn(country: keyof typeof ADDRESSES = 'GB') {
  const place = ADDRESSES[country];
  return { firstName: 'Ada', lastName: 'Example', country, email: 'ada@example.test', ...place };
}

export const CARD = { number: '4111111111111111', expiry: '1299', cvc: '123', holderName: 'A' };

/** A shopper in a country's store, with all calls of a purchase. */
export function shopperIn(
  country: keyof typeof ADDRESSES = 'GB',
  options: Partial<BackendOptions> = {},
) {
  const backend = createInProcessBackend({ seed: 1, ...options });
  const calls = callsOver(backend, storeOfCountry('rl', country));
  const { perform } = calls;

  const add = (variantId: string, quantity = 1) =>
    perform(addItemCall, { variantId, quantity, cin: '', optIn: 'false', sfid: '' });

  const shipHome = () =>
    perform(updateShippingInfoCall, { optionId: HOME, address: addressIn(country) });

  const payment = (orderId: string, change: object = {}) => ({
    orderId,
    method: 'creditCard' as const,
    card: CARD,
    saveCard: false,
    giftCards: [],
    returnPath: '/checkout/payment',
    ...change,
  });

  return {
    ...calls,
    country,
    add,
    shipHome,
    orderId: async () => (await perform(userInfoCall, undefined)).orderId,
    pay: (orderId: string, change: object = {}) => perform(payCall, payment(orderId, change)),
    failsToPay: (orderId: string, change: object = {}) =>
      calls.failure(payCall, payment(orderId, change)).then(keyOf),
    /** Error key of a failing call. */
    refusal: <Params, Answer, Value>(call: Call<Params, Answer, Value>, params: Params) =>
      calls.failure(call, params).then(keyOf),
    world: () => backend.world(),
    purchase: () => backend.world().state.purchase,
  };
}

function keyOf(failed: unknown): string | undefined {
  const error = failed as CallError | undefined;
  return error && (errorsIn(error)[0]?.errorKey ?? error.kind);
}
