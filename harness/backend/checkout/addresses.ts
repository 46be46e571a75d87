import { COUNTRIES } from '#src/commerce/countries.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { failure, ok } from '../message.ts';
import { readPostal } from './postal.ts';
import type { PostalAddress, SavedAddress } from '../payment/purchase-state.ts';
import { suggestionsFor } from './address-suggestions.ts';
import { withSession } from '../session/with-session.ts';
import { withPurchase, withState, type World } from '../world.ts';

const MOST_ADDRESSES = 20;
const ALL_COUNTRIES = COUNTRIES.map(({ code }) => code);

/** Saved addresses of a person, the default first. Guests have none. */
export function addressesOf({ state }: World, userId: string): readonly SavedAddress[] {
  return state.purchase.addresses[userId] ?? [];
}

function keep(call: Call, userId: string, saved: readonly SavedAddress[], id?: string): Outcome {
  const addresses = { ...call.world.state.purchase.addresses, [userId]: saved };
  const kept = withPurchase(call.world, { addresses });
  if (id === undefined) return { world: kept, response: ok({}) };
  const isForBills = wants(call, 'primaryBilling');
  const billingAddresses = { ...kept.state.billingAddresses, [userId]: id };
  return {
    world: isForBills ? withState(kept, { billingAddresses }) : kept,
    response: ok({ addressId: id }),
  };
}

function withOwner(handle: (call: Call, userId: string) => Outcome) {
  return withSession((call, { isRegistered, userId }) =>
    isRegistered
      ? handle(call, userId)
      : answer(call, failure(400, '_ERR_REGISTERED_ONLY', 'Guests save no addresses.')),
  );
}

const UNKNOWN = failure(400, '_ERR_ADDRESS_NOT_FOUND', 'There is no such address.');

function wants({ body }: Call, what: 'primary' | 'primaryBilling'): boolean {
  return typeof body === 'object' && body !== null && Reflect.get(body, what) === 'true';
}

function textOf({ addressId: _, ...address }: Partial<SavedAddress> & PostalAddress): string {
  return JSON.stringify(address);
}

/** Id of the saved billing address; undefined if none is set or it no longer exists. */
function billingIdOf({ state }: World, userId: string): string | undefined {
  const named = state.billingAddresses?.[userId];
  const isThere = state.purchase.addresses[userId]?.some(({ addressId }) => addressId === named);
  return isThere ? named : undefined;
}

/** SES-12: `GET /account/@self/address`. The first one is the delivery address. */
const getAddresses = withSession((call, { userId }) => {
  const primaryBilling = billingIdOf(call.world, userId);
  const named = primaryBilling === undefined ? {} : { primaryBilling };
  return answer(call, ok({ contact: addressesOf(call.world, userId), ...named }));
});

/** SES-12: `POST /account/@self/address`. Does not duplicate an existing address. */
const addAddress = withOwner((call, userId) => {
  const read = readPostal(call.body, ALL_COUNTRIES);
  if ('refusal' in read) return answer(call, read.refusal);
  const saved = addressesOf(call.world, userId);
  const same = saved.find((each) => textOf(each) === textOf(read.address));
  if (same) return keep(call, userId, saved, same.addressId);
  if (saved.length >= MOST_ADDRESSES)
    return answer(call, failure(400, '_ERR_ADDRESS_LIMIT', '', [String(MOST_ADDRESSES)]));
  const { nextId } = call.world.state.purchase;
  const added = { addressId: `A${nextId}`, ...read.address };
  const world = withPurchase(call.world, { nextId: nextId + 1 });
  const next = wants(call, 'primary') ? [added, ...saved] : [...saved, added];
  return keep({ ...call, world }, userId, next, added.addressId);
});

/**
 * SES-12: `PUT /account/@self/address/{id}`. `primary: 'true'` makes it the default, `primaryBilling` the
 * billing address.
 */
const updateAddress = withOwner((call, userId) => {
  const [addressId = ''] = call.segments;
  const saved = addressesOf(call.world, userId);
  if (!saved.some((each) => each.addressId === addressId)) return answer(call, UNKNOWN);
  const read = readPostal(call.body, ALL_COUNTRIES);
  if ('refusal' in read) return answer(call, read.refusal);
  const changed = { addressId, ...read.address };
  const next = wants(call, 'primary')
    ? [changed, ...saved.filter((each) => each.addressId !== addressId)]
    : saved.map((each) => (each.addressId === addressId ? changed : each));
  return keep(call, userId, next, addressId);
});

/** SES-12: `DELETE /account/@self/address/{id}`. Idempotent. */
const removeAddress = withOwner((call, userId) => {
  const [addressId = ''] = call.segments;
  const left = addressesOf(call.world, userId).filter((each) => each.addressId !== addressId);
  return keep(call, userId, left);
});

/** API-63: `POST /account/@self/v2/validate_address` */
const validateAddress = withSession((call) => {
  const read = readPostal(call.body, ALL_COUNTRIES);
  if ('refusal' in read) return answer(call, read.refusal);
  const suggestions = suggestionsFor(read.address);
  return answer(call, ok({ valid: suggestions.length === 0, suggestions }));
});

export const addressesRoutes: Handlers = {
  'GET commerce /account/@self/address': getAddresses,
  'POST commerce /account/@self/address': addAddress,
  'PUT commerce /account/@self/address/*': updateAddress,
  'DELETE commerce /account/@self/address/*': removeAddress,
  'POST commerce /account/@self/v2/validate_address': validateAddress,
};
