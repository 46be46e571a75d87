import type { Call } from '../call.ts';
import { addressesOf } from './addresses.ts';
import { failure } from '../message.ts';
import { readPostal, type ReadAddress } from './postal.ts';

/** The address that a call contains or refers to; by default only in the store's country. */
export function chosenAddress(
  { world, store }: Call,
  userId: string,
  chosen: { addressId?: string; address?: unknown },
  countries: readonly string[] = [store.countryCode],
): ReadAddress {
  if (chosen.addressId === undefined) return readPostal(chosen.address, countries);
  const saved = addressesOf(world, userId).find(({ addressId }) => addressId === chosen.addressId);
  if (!saved)
    return { refusal: failure(400, '_ERR_ADDRESS_NOT_FOUND', 'There is no such address.') };
  const { addressId: _, ...address } = saved;
  return readPostal(address, countries);
}
