import { optional, string, type, unknown, type Infer } from 'superstruct';
import { marketOf } from '#fixtures/purchase/markets.ts';
import { present } from '#src/kernel/tolerant.ts';
import { answer, type Call, type Handlers } from '../call.ts';
import { withCart as keepCart } from '../cart/cart-lines.ts';
import { chosenAddress } from './chosen-address.ts';
import { badRequest, failure, ok } from '../message.ts';
import { pickupPoint } from '../pickup/pickup-points.ts';
import type { ReadAddress } from './postal.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { amountText } from '../catalogue/prices.ts';
import {
  EXPRESS,
  SHIPPING_MODES,
  shippingCharge,
  STANDARD,
  type ShippingMode,
} from './shipping-modes.ts';
import { withCart } from '../session/with-session.ts';
import { peopleOf, type CartRecord } from '../world.ts';
import { shopsOf } from '../pickup/places.ts';
import { textIn } from '../texts.ts';

const ShippingBody = type({
  shipModeId: string(),
  addressId: optional(string()),
  address: optional(unknown()),
  pickupPointId: optional(string()),
});

/** Delivery methods of a bag. A bag of gift cards only is mailed free of charge. */
function modesFor(call: Call, cart: CartRecord): readonly ShippingMode[] {
  const { countryCode } = call.store;
  const { lines } = priceCart(call.world, cart, call.store, call.language);
  if (lines.every(({ isGiftCard }) => isGiftCard)) return [STANDARD];
  const { hasExpress } = marketOf(countryCode);
  const hasShop = shopsOf(call).some(({ country }) => country === countryCode);
  return SHIPPING_MODES.filter(
    (mode) =>
      (mode !== EXPRESS || hasExpress) &&
      (mode.pickupType !== 'CNC' || hasShop) &&
      (mode.countries?.includes(countryCode) ?? true),
  );
}

/** API-15: `GET /cart/@self/custom_usable_shipping_info` */
const getShippingModes = withCart((call, cart) => {
  const { lines, isShippingFree } = priceCart(call.world, cart, call.store, call.language);
  const isMail = lines.every(({ isGiftCard }) => isGiftCard);
  const usableShippingMode = modesFor(call, cart).map((mode) => {
    const charge = shippingCharge(mode, call.store.currencyCode, isShippingFree || isMail);
    return present({
      shipModeId: mode.id,
      shipModeCode: mode.code,
      shipModeDescription: textIn(mode.text, call.language),
      shippingCharge: amountText(charge),
      pickupType: mode.pickupType,
    });
  });
  return answer(call, ok({ usableShippingMode }));
});

/** API-15: `GET /cart/@self/shipping_info` */
const getShippingInfo = withCart((call, { delivery }) => {
  if (!delivery) return answer(call, ok({}));
  const { modeId, address, addressId, pickupPointId } = delivery;
  return answer(
    call,
    ok(
      present({
        shipModeId: modeId,
        address: present({ addressId, ...address }),
        pickupPointId,
      }),
    ),
  );
});

/** Destination of a bag: the shopper's address, or the pickup point's, which overrides any other. */
function destination(
  call: Call,
  userId: string,
  mode: ShippingMode,
  body: Infer<typeof ShippingBody>,
): ReadAddress {
  if (!mode.pickupType) return chosenAddress(call, userId, present(body));
  const point = pickupPoint(call, mode.pickupType, body.pickupPointId ?? '');
  if (!point)
    return { refusal: failure(400, '_ERR_PICKUP_POINT_INVALID', 'There is no such point.') };
  const person = peopleOf(call.world).find(({ id }) => id === userId);
  const names = { firstName: person?.firstName, lastName: person?.lastName };
  const given = typeof body.address === 'object' ? body.address : undefined;
  const { address1, name, zipCode, city, country } = point;
  const place = { address1, address2: name, zipCode, city, country, state: undefined };
  return chosenAddress(call, userId, { address: present({ ...names, ...given, ...place }) });
}

/** API-15: `PUT /cart/@self/shipping_info` */
const updateShippingInfo = withCart((call, cart, { userId }) => {
  const { body } = call;
  if (!ShippingBody.is(body)) return answer(call, badRequest('shipModeId is missing.'));
  const mode = modesFor(call, cart).find(({ id }) => id === body.shipModeId);
  if (!mode) return answer(call, failure(400, '_ERR_SHIPPING_MODE_INVALID', 'Not deliverable so.'));
  const read = destination(call, userId, mode, body);
  if ('refusal' in read) return answer(call, read.refusal);
  const { addressId } = mode.pickupType ? {} : present(body);
  const pickupPointId = mode.pickupType && body.pickupPointId;
  const delivery = present({ modeId: mode.id, address: read.address, addressId, pickupPointId });
  const mail = read.mail ?? cart.mail;
  return { world: keepCart(call.world, present({ ...cart, delivery, mail })), response: ok({}) };
});

export const shippingRoutes: Handlers = {
  'GET commerce /cart/@self/custom_usable_shipping_info': getShippingModes,
  'GET commerce /cart/@self/shipping_info': getShippingInfo,
  'PUT commerce /cart/@self/shipping_info': updateShippingInfo,
};
