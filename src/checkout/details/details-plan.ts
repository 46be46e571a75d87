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

/** What is to be told the backend, and done after that. */
export const DetailsPlan = object({
  /** What is collected goes to the point, in the name of who lives at the address. */
  delivery: object({
    optionId: string(),
    pickupPointId: optional(string()),
    point: optional(PointAddress),
    ...ChosenOrTyped,
  }),
  billing: object(ChosenOrTyped),
  /** The bill goes where the parcel goes. */
  isSame: boolean(),
  /** The typed address that is to be among the saved ones. */
  kept: optional(Address),
});
export type DetailsPlan = Infer<typeof DetailsPlan>;

/** What the shopper still has to choose. */
export const Missing = enums(['option', 'point', 'shipping', 'billing']);
export type Missing = Infer<typeof Missing>;

/** A form of the page, or the choice of a pickup point. */
export const RefusedPart = enums(['shipping', 'billing', 'point']);
export type RefusedPart = Infer<typeof RefusedPart>;

const Planned = { plan: DetailsPlan };

/** How far the details are on their way to the backend. */
export const Saving = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  incomplete: object({ status: literal('incomplete'), missing: array(Missing) }),
  /** The typed address is looked up. */
  checking: object({ status: literal('checking'), ...Planned }),
  /** There are addresses near the typed one that do exist. */
  asking: object({ status: literal('asking'), ...Planned, suggestions: array(Address) }),
  delivering: object({ status: literal('delivering'), ...Planned }),
  billing: object({ status: literal('billing'), ...Planned }),
  saved: object({ status: literal('saved') }),
  failed: object({
    status: literal('failed'),
    at: enums(['delivery', 'billing']),
    /** Part of the page that the refusal is shown at; none for a saved address. */
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
  /** The saved addresses that there are. */
  saved: readonly Address[];
  /** The addresses that were typed, where they are right. */
  shipping: Address | undefined;
  billing: Address | undefined;
}

type Part = { addressId: string } | { address: Address };

function partOf(id: string | null, typed: Address | undefined): Part | undefined {
  if (id !== null) return { addressId: id };
  return typed && { address: typed };
}

/** What is sent of a pickup point: no more than it takes to find it. */
function addressOf({ name, line1, postcode, city, country }: Place): PointAddress {
  return { name, line1, postcode, city, country };
}

/** What follows from all that was chosen and typed; or what of it is missing. */
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

/** The mail address that an order's letters go to, where one was typed. */
export function emailOf({ delivery, billing }: DetailsPlan): string | undefined {
  return delivery.address?.email ?? billing.address?.email;
}

/** Part of the page that a refusal is shown at. A collected order goes to its point in the name of who pays. */
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
