import { type Infer, boolean, never, nullable, object, string } from 'superstruct';
import { AddressDraft } from '../../address/draft.ts';
import { feature, port } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { ChosenOptions, ShippingTab } from './delivery/delivery.ts';
import { ChosenAddresses } from './address-book/typed-address.ts';

feature('checkout');

/**
 * Typed and chosen details stored in this tab across reloads. `owner` is a registered shopper's id;
 * `null` for a guest, whose id may change.
 */
export const StoredDetails = object({
  owner: nullable(string()),
  shipping: AddressDraft,
  billing: AddressDraft,
  chosen: ChosenAddresses,
  isSame: boolean(),
  isNewsletter: boolean(),
  isKept: boolean(),
  tab: ShippingTab,
  options: ChosenOptions,
});
export type StoredDetails = Infer<typeof StoredDetails>;

/**
 * Stores the details in session storage, under a key excluded from the log's start snapshot. Drafts
 * are personal data; `recallDetailsFx` returns them redacted for the log.
 */
export const keepDetailsFx = port('checkout/keepDetails', {
  params: object({ kept: nullable(StoredDetails) }),
  done: noPayload(),
  fail: never(),
});

/** Reads the details stored in this tab; `null` if missing or invalid. */
export const recallDetailsFx = port('checkout/recallDetails', {
  params: noPayload(),
  done: nullable(StoredDetails),
  fail: never(),
});

/**
 * True if the stored details may be shown to this shopper. A guest who signs in takes along the
 * details typed before.
 */
export function isOwner(owner: string | null, userId: string, isRegistered: boolean): boolean {
  return owner === null || (isRegistered && owner === userId);
}
