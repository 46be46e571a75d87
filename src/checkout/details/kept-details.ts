import { type Infer, boolean, never, nullable, object, string } from 'superstruct';
import { AddressDraft } from '../../address/draft.ts';
import { port } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { ChosenOptions, ShippingTab } from './delivery/delivery.ts';
import { ChosenAddresses } from './address-book/typed-address.ts';

/**
 * What was typed and chosen, as this tab keeps it over a reload. `owner` is the id of a registered
 * shopper; whose it is without one is a guest's, whichever id that guest has by now.
 */
export const KeptDetails = object({
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
export type KeptDetails = Infer<typeof KeptDetails>;

/**
 * Keeps them in the tab's own storage, under a key that the log does not read at the start: a
 * draft is personal, and comes back by `recallDetailsFx`, whose answer is redacted.
 */
export const keepDetailsFx = port('checkout/keepDetails', {
  params: object({ kept: nullable(KeptDetails) }),
  done: nothing(),
  fail: never(),
});

/** What this tab kept, if anything that can be read. */
export const recallDetailsFx = port('checkout/recallDetails', {
  params: nothing(),
  done: nullable(KeptDetails),
  fail: never(),
});

/** Whether what one shopper left is the next one's. Who signs in takes along what was typed before. */
export function isOwner(owner: string | null, userId: string, isRegistered: boolean): boolean {
  return owner === null || (isRegistered && owner === userId);
}
