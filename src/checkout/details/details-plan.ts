import { type Infer, array, boolean, enums, literal, object, optional, string } from 'superstruct';
import { PointAddress, type ShippingOption } from './delivery/shipping-contract.ts';
import { Address } from '../../kernel/address.ts';
import { taggedUnion } from '../../kernel/struct.ts';
import { present } from '../../kernel/tolerant.ts';
import type { Place } from '../../pickup/contract.ts';
import { AddressRefusal } from '../../address/refusal.ts';
import { tabOf, PICKUP } from './delivery/delivery.ts';
import { isOfPlace } from '../../address/refused-field.ts';
import { type ChosenAddresses } from './address-book/typed-address.ts';

const ChosenOrTyped = { addressId: optional(string()), address: optional(Address) };

/** Delivery and billing data to save for the order, and the address to store afterwards. */
export const DetailsPlan = object({
  /** A collected order is sent to the pickup point, in the billing address's name. */
  delivery: object({
    optionId: string(),
    pickupPointId: optional(string()),
    point: optional(PointAddress),
    ...ChosenOrTyped,
  }),
  billing: object(ChosenOrTyped),
  /** True if the billing address is the shipping address. */
  isSame: boolean(),
  /** Typed address to add to the address book. */
  kept: optional(Address),
});
export type DetailsPlan = Infer<typeof DetailsPlan>;

/** Parts the shopper still has to choose or fill in. */
export const Missing = enums(['option', 'point', 'shipping', 'billing']);
export type Missing = Infer<typeof Missing>;

export const RefusedPart = enums(['shipping', 'billing', 'point']);
export type RefusedPart = Infer<typeof RefusedPart>;

const Planned = { plan: DetailsPlan };

/** Progress of saving the details. */
export const Saving = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  incomplete: object({ status: literal('incomplete'), missing: array(Missing) }),
  /** The address check is pending. */
  checking: object({ status: literal('checking'), ...Planned }),
  /** The check returned suggestions; the shopper decides. */
  asking: object({ status: literal('asking'), ...Planned, suggestions: array(Address) }),
  delivering: object({ status: literal('delivering'), ...Planned }),
  billing: object({ status: literal('billing'), ...Planned }),
  saved: object({ status: literal('saved') }),
  failed: object({
    status: literal('failed'),
    at: enums(['delivery', 'billing']),
    /** Part of the page where the error is shown; missing for a saved address. */
    form: optional(RefusedPart),
    refusal: AddressRefusal,
  }),
});
export type Saving = Infer<typeof Saving>;

export interface Choices {
  option: ShippingOption | null;
  point: Place | undefined;
  chosen: ChosenAddresses;
  isSame: boolean;
  isKept: boolean;
  saved: readonly Address[];
  /** The typed addresses; `undefined` while invalid. */
  shipping: Address | undefined;
  billing: Address | undefined;
}

type Part = { addressId: string } | { address: Address };

function partOf(id: string | null, typed: Address | undefined): Part | undefined {
  if (id !== null) return { addressId: id };
  return typed && { address: typed };
}

/** Returns the pickup point's fields that the backend needs. */
function addressOf({ name, line1, postcode, city, country }: Place): PointAddress {
  return { name, line1, postcode, city, country };
}

/** Returns the plan that follows from the choices, or the missing parts. */
export function planOf(choices: Choices): DetailsPlan | readonly Missing[] {
  const { option, point, chosen, isSame, isKept, saved, shipping, billing } = choices;
  if (!option) return ['option'];
  const optionId = option.id;
  const bill = partOf(chosen.billing, billing);
  if (tabOf(option) === PICKUP) {
    const owner = saved.find(({ id }) => id !== undefined && id === chosen.billing) ?? billing;
    if (!point || !bill || !owner)
      return [!point && ('point' as const), (!bill || !owner) && ('billing' as const)].filter(
        (missing) => missing !== false,
      );
    const { id: pickupPointId } = point;
    return {
      delivery: { optionId, pickupPointId, point: addressOf(point), address: owner },
      billing: bill,
      isSame: false,
    };
  }
  const home = partOf(chosen.shipping, shipping);
  const toBill = isSame ? home : bill;
  if (!home || !toBill)
    return [!home && ('shipping' as const), !toBill && !isSame && ('billing' as const)].filter(
      (missing) => missing !== false,
    );
  return present({
    delivery: { optionId, ...home },
    billing: toBill,
    isSame,
    kept: isKept && 'address' in home ? home.address : undefined,
  });
}

export function isPlan(plan: DetailsPlan | readonly Missing[]): plan is DetailsPlan {
  return !Array.isArray(plan);
}

/** Returns the email address for the order's messages, if one was typed. */
export function emailOf({ delivery, billing }: DetailsPlan): string | undefined {
  return delivery.address?.email ?? billing.address?.email;
}

/**
 * Returns the part of the page where an error is shown. A collected order is sent to its point in
 * the payer's name.
 */
export function refusedPart(
  at: 'delivery' | 'billing',
  plan: DetailsPlan,
  refusal: AddressRefusal,
): RefusedPart | undefined {
  const isCollected = plan.delivery.pickupPointId !== undefined;
  if (at === 'delivery' && isCollected && isOfPlace(refusal)) return 'point';
  if (at === 'delivery' && !isCollected) return plan.delivery.address ? 'shipping' : undefined;
  if (!plan.billing.address) return undefined;
  return plan.isSame ? 'shipping' : 'billing';
}
