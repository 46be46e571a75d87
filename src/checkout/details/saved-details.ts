import { type Infer, object, optional, string } from 'superstruct';
import type { ShippingInfo } from './delivery/shipping-contract.ts';
import { PointAddress } from './delivery/shipping-contract.ts';
import { Address } from '../../kernel/address.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { present } from '../../kernel/tolerant.ts';
import { isSamePlace } from '../../address/book.ts';
import { type DetailsPlan, emailOf } from './details-plan.ts';

/** Details as saved in the backend; shown for review before payment. */
export const SavedDetails = object({
  optionId: string(),
  /** Shipping address; the pickup address of a collected order if `point` is missing. */
  address: optional(Address),
  point: optional(PointAddress),
  pickupPointId: optional(string()),
  /** Billing address, if different. */
  billing: optional(Address),
  /** Email typed here; an account has its own. */
  email: optional(personalEmail()),
});
export type SavedDetails = Infer<typeof SavedDetails>;

/** Returns the details of a saved plan; `book` resolves its address ids. */
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

/** Returns the details saved earlier for the bag; `undefined` if it has none. */
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
