import { type Infer, array, enums, integer, number, object, optional, string } from 'superstruct';
import { personalText, unordered } from '../kernel/struct.ts';

/** PUP-02 */
export const PICKUP_TYPES = ['CNC', 'UPSAP', 'BPUDO', 'POSTNLPUP'] as const;
export const PickupType = enums(PICKUP_TYPES);
export type PickupType = Infer<typeof PickupType>;

/** When a place is open: on days of the week, 1 being Monday, from and to a time as clocks there show it. */
export const Opening = object({ days: array(integer()), from: string(), to: string() });
export type Opening = Infer<typeof Opening>;

/**
 * A shop of the brand, or a place of a carrier. Lists have the nearest first, and no distances: with
 * these the log would tell where the shopper is.
 */
export const Place = object({
  id: string(),
  name: string(),
  line1: string(),
  postcode: string(),
  city: string(),
  country: string(),
  latitude: optional(number()),
  longitude: optional(number()),
  phone: optional(string()),
  openingHours: array(string()),
  /** The same, for telling whether it is open; missing where nobody says so. */
  openings: optional(array(Opening)),
});
export type Place = Infer<typeof Place>;

export const Places = array(Place);

/** Places near somewhere, the nearest first. The log has them by their ids: who is nearest tells where the shopper is. */
export const PlacesNear = unordered(Place, ({ id }) => id);

/** The middle of what was searched for, as personal as that. In degrees. */
export const Centre = object({
  name: personalText(),
  latitude: personalText(),
  longitude: personalText(),
});
export type Centre = Infer<typeof Centre>;

/** The points near a place; `centre` is missing where the shopper is in the middle, or nobody knows. */
export const FoundPoints = object({
  points: PlacesNear,
  /** How many more cannot be shown. */
  leftOut: optional(integer()),
  centre: optional(Centre),
});
export type FoundPoints = Infer<typeof FoundPoints>;

/** A country, region or city that has shops. */
export const GeoNode = object({ id: string(), name: string(), type: string() });
export type GeoNode = Infer<typeof GeoNode>;

export const GeoNodes = array(GeoNode);

/** Pieces of a variant in one shop, written as API-22 has them. */
export const StoreStock = array(object({ storeId: string(), availableQuantity: string() }));
export type StoreStock = Infer<typeof StoreStock>;
