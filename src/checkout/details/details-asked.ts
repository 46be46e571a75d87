import type { Purpose } from '../../address/address.ts';
import type { FieldName } from '../../address/draft.ts';
import { PICKUP, type ShippingTab } from './delivery/delivery.ts';
import type { ChosenAddresses } from './address-book/typed-address.ts';

/** What decides which addresses are asked for. */
export interface Situation {
  tab: ShippingTab;
  isSame: boolean;
  chosen: ChosenAddresses;
}

/** Which addresses are to be typed, in the order of the page. */
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
 * What need not be asked for: the account has a mail address, and of a bill the parcel's address has
 * said how to reach the shopper.
 */
export function knownFields(
  purpose: Purpose,
  tab: ShippingTab,
  isRegistered: boolean,
): readonly FieldName[] {
  if (purpose === 'billing' && tab !== PICKUP) return MAIL_AND_PHONE;
  return isRegistered ? MAIL : NOTHING;
}
