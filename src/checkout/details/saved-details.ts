import { type Infer, object, optional, string } from 'superstruct';
import type { ShippingInfo } from './delivery/shipping-contract.ts';
import { PointAddress } from './delivery/shipping-contract.ts';
import { Address } from '../../kernel/address.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { present } from '../../kernel/tolerant.ts';
import { isSamePlace } from './address-book/address-book.ts';
import { type DetailsPlan, emailOf } from './details-plan.ts';

/** What the backend has of the details: all that is looked at once more before paying. */
export const SavedDetails = object({
  optionId: string(),
  /** Where it goes; of what is collected, where, as far as `point` does not say. */
  address: optional(Address),
  point: optional(PointAddress),
  pickupPointId: optional(string()),
  /** Where the bill goes, if that is somewhere else. */
  billing: optional(Address),
  /** As it was typed here; an account has its own. */
  email: optional(personalEmail()),
});
export type SavedDetails = Infer<typeof SavedDetails>;

/** What was just saved; `book` are the addresses that its ids mean. */
export function savedOf(plan: DetailsPlan, book: readonly Address[]): SavedDetails {
  const { delivery, billing, isSame } = plan;
  const found = ({ addressId, address }: DetailsPlan['billing']) =>
    address ?? book.find(({ id }) => id !== undefined && id === addressId);
  return present({
    optionId: delivery.optionId,
    address: found(delivery),
    point: delivery.point,
    pickupPointId: delivery.pickupPointId,
    billing: isSame ? undefined : found(billing),
    email: emailOf(plan),
  });
}

/** What the backend says of a bag whose details were given before; nothing while it has none. */
export function knownOf(
  { optionId, address, pickupPointId }: ShippingInfo,
  [first]: readonly Address[],
  email: string,
): SavedDetails | undefined {
  if (optionId === undefined || !address) return undefined;
  const isSame = pickupPointId === undefined && (!first || isSamePlace(first, address));
  return present({
    optionId,
    address,
    pickupPointId,
    billing: isSame ? undefined : first,
    email: email || (address.email ?? first?.email),
  });
}
