import type { Purpose } from '../../address/address.ts';
import type { FieldName } from '../../address/draft.ts';
import { PICKUP, type ShippingTab } from './delivery/delivery.ts';
import type { ChosenAddresses } from './address-book/typed-address.ts';

/** Choices that determine which addresses the step requests. */
export interface Situation {
  tab: ShippingTab;
  isSame: boolean;
  chosen: ChosenAddresses;
}

/** Returns the address forms to show, in page order. */
export function formsAsked({ tab, isSame, chosen }: Situation): Purpose[] {
  const isPickup = tab === PICKUP;
  return [
    ...(!isPickup && chosen.shipping === null ? ['shipping' as const] : []),
    ...((isPickup || !isSame) && chosen.billing === null ? ['billing' as const] : []),
  ];
}

const NOTHING: readonly FieldName[] = [];
const MAIL: readonly FieldName[] = ['email'];
const MAIL_AND_PHONE: readonly FieldName[] = ['email', 'phone'];

/**
 * Returns the fields to leave out. The account has an email; a bill reuses the email and phone of
 * the parcel's address.
 */
export function knownFields(
  purpose: Purpose,
  tab: ShippingTab,
  isRegistered: boolean,
): readonly FieldName[] {
  if (purpose === 'billing' && tab !== PICKUP) return MAIL_AND_PHONE;
  return isRegistered ? MAIL : NOTHING;
}
