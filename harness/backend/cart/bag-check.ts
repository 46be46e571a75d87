import type { Site } from '#src/store-config/stores.ts';
import { addressesOf } from '../checkout/addresses.ts';
import { mostPieces } from './cart-lines.ts';
import { failure, type BackendResponse } from '../message.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import type { CurrentSession } from '../session/sessions.ts';
import { peopleOf, type CartRecord, type World } from '../world.ts';

/** Reason why a bag cannot be bought as it is; undefined if it can. */
export function bagRefusal(world: World, cart: CartRecord): BackendResponse | undefined {
  if (cart.lines.length === 0) return failure(400, '_ERR_ORDER_EMPTY', 'The bag is empty.');
  const short = cart.lines.find((line) => line.quantity > mostPieces(world, line.variantId));
  if (!short) return undefined;
  const name = world.catalogue.byVariant.get(short.variantId)?.product.style.name ?? '';
  const text = `There are not enough pieces of ${name}.`;
  return failure(400, '_ERR_NOT_ENOUGH_STOCK', text, [name]);
}

/** Hash of the mail address for an order's mails. */
export function mailOf(world: World, cart: CartRecord, userId: string): string {
  const person = peopleOf(world).find(({ id }) => id === userId);
  return person ? emailHash(person.email) : (cart.mail ?? '');
}

/** Refusal for the first detail missing before payment. */
export function detailsRefusal(
  world: World,
  cart: CartRecord,
  { isRegistered, userId }: CurrentSession,
  { countryCode }: Site,
): BackendResponse | undefined {
  if (cart.delivery?.address.country !== countryCode)
    return failure(400, '_ERR_SHIPPING_INFO_MISSING', 'Where to deliver is not known.');
  const { addressId } = cart.delivery;
  if (
    addressId !== undefined &&
    !addressesOf(world, userId).some((each) => each.addressId === addressId)
  )
    return failure(400, '_ERR_ADDRESS_NOT_FOUND', 'The address was removed since.');
  if (!isRegistered && cart.mail === undefined)
    return failure(400, '_ERR_EMAIL_MISSING', 'A mail address is needed.'); // VAL-02
  if (cart.delivery.pickupPointId !== undefined && !cart.billing)
    return failure(400, '_ERR_BILLING_ADDRESS_MISSING', 'A billing address is needed.');
  return undefined;
}
