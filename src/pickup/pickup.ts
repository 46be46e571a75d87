import {
  type Infer,
  enums,
  array,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { dictionary, taggedUnion } from '../kernel/struct.ts';
import { type CallError, hasErrorKey } from '../ports/http/errors.ts';
import { type Position, LocateReason } from '../ports/geolocation.ts';
import { LONGEST_PLACE, SHORTEST_PLACE } from '../commerce/limits.ts';
import { Search } from './api.ts';
import { Centre, PICKUP_TYPES, PickupType, Place, PlacesNear } from './contract.ts';

export const TOO_SHORT = '_ERR_PICKUP_SEARCH_TOO_SHORT';
const OFFLINE = '_ERR_PICKUP_OFFLINE';
const FAILED = '_ERR_PICKUP_SEARCH_FAILED';

/** Last segment of a failed search's text key. */
export const PickupErrorKey = enums([TOO_SHORT, OFFLINE, FAILED]);
export type PickupErrorKey = Infer<typeof PickupErrorKey>;

/** State of the last search of a pickup type. */
export const PointSearch = taggedUnion('status', {
  loading: object({ status: literal('loading'), search: Search }),
  ready: object({
    status: literal('ready'),
    search: Search,
    points: PlacesNear,
    leftOut: optional(integer()),
    centre: optional(Centre),
  }),
  failed: object({ status: literal('failed'), search: Search, key: PickupErrorKey }),
});
export type PointSearch = Infer<typeof PointSearch>;

/** Searches by pickup type; results never show under another type. */
export const PointSearches = dictionary(PointSearch);
export type PointSearches = Infer<typeof PointSearches>;

/** PUP-06 */
export const ChosenPoints = dictionary(Place);
export type ChosenPoints = Readonly<Infer<typeof ChosenPoints>>;

/** State of the geolocation request, with its pickup type. */
export const Locating = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  asking: object({ status: literal('asking'), pickupType: PickupType }),
  failed: object({ status: literal('failed'), reason: LocateReason }),
});
export type Locating = Infer<typeof Locating>;

/**
 * Normalises a search term. Only for views: the model must not transform personal values, because a
 * replay would differ.
 */
export function tidyPlaceTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_PLACE).trim();
}

/** True if a term has enough letters or digits to search. */
export function saysEnough(term: string): boolean {
  return (term.match(/[\p{L}\p{N}]/gu) ?? []).length >= SHORTEST_PLACE;
}

export function isPickupType(type: string | undefined): type is PickupType {
  return PICKUP_TYPES.some((each) => each === type);
}

export function isSameSearch(one: Search, other: Search): boolean {
  if (one.by === 'term') return other.by === 'term' && one.term === other.term;
  return (
    other.by === 'position' && one.latitude === other.latitude && one.longitude === other.longitude
  );
}

/** True if an answer belongs to the latest search of its type. */
export function isWanted(
  searches: PointSearches,
  { pickupType, search }: { pickupType: PickupType; search: Search },
): boolean {
  const current = searches[pickupType];
  return current !== undefined && isSameSearch(current.search, search);
}

export function searchByPosition(position: Position): Search {
  return { by: 'position', ...position };
}

/** PUP-07: returns the text key of a failed search. */
export function searchErrorKey(error: CallError): PickupErrorKey {
  if (error.kind === 'network') return OFFLINE;
  return hasErrorKey(error, TOO_SHORT) ? TOO_SHORT : FAILED;
}

/** True if a search failed for a reason that may pass. */
export function isMissed(search: PointSearch | undefined): boolean {
  return search?.status === 'failed' && search.key !== TOO_SHORT;
}

export function pointsOf(search: PointSearch | undefined): readonly Place[] {
  return search?.status === 'ready' ? search.points : [];
}

/** Chosen points stored in this tab, with store and owner. */
export const StoredPoints = object({
  storeId: string(),
  owner: nullable(string()),
  points: ChosenPoints,
});
export type StoredPoints = Infer<typeof StoredPoints>;

/** Owner of choices: a store and a registered shopper; `null` for any guest. */
export interface Chooser {
  storeId: string;
  owner: string | null;
}

/**
 * Returns the stored choices that belong to this shopper. A guest who signs in takes them along.
 */
export function pointsFor({ storeId, owner }: Chooser, kept: StoredPoints | null): ChosenPoints {
  if (!kept || kept.storeId !== storeId) return NONE;
  if (kept.owner !== null && kept.owner !== owner) return NONE;
  return Object.fromEntries(Object.entries(kept.points).filter(([type]) => isPickupType(type)));
}

const NONE: ChosenPoints = {};

export const OfferedTypes = array(PickupType);
