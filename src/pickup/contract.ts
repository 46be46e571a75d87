import { type Infer, array, enums, integer, number, object, optional, string } from 'superstruct';
import { personalText, unordered } from '../kernel/struct.ts';

/** PUP-02 */
export const PICKUP_TYPES = ['CNC', 'UPSAP', 'BPUDO', 'POSTNLPUP'] as const;
export const PickupType = enums(PICKUP_TYPES);
export type PickupType = Infer<typeof PickupType>;

/** Opening hours: weekdays, 1 being Monday, and local times. */
export const Opening = object({ days: array(integer()), from: string(), to: string() });
export type Opening = Infer<typeof Opening>;

/**
 * A shop of the brand or a carrier's pickup point. Lists are sorted by distance but have none,
 * because distances in the log would reveal the shopper's position.
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
  /** Structured opening hours, to compute if it is open; missing if unknown. */
  openings: optional(array(Opening)),
});
export type Place = Infer<typeof Place>;

export const Places = array(Place);

/**
 * Places, nearest first. The log sorts them by id, because the order would reveal the shopper's
 * position.
 */
export const PlacesNear = unordered(Place, ({ id }) => id);

/** Centre of the searched area, in degrees; personal data like the search. */
export const Centre = object({
  name: personalText(),
  latitude: personalText(),
  longitude: personalText(),
});
export type Centre = Infer<typeof Centre>;

/** Points near a place; `centre` is missing for a search by position or if unknown. */
export const FoundPoints = object({
  points: PlacesNear,
  /** Number of points that could not be read. */
  leftOut: optional(integer()),
  centre: optional(Centre),
});
export type FoundPoints = Infer<typeof FoundPoints>;

/** Country, region or city with shops. */
export const GeoNode = object({ id: string(), name: string(), type: string() });
export type GeoNode = Infer<typeof GeoNode>;

export const GeoNodes = array(GeoNode);

/** Stock of a variant by shop, in the format of API-22. */
export const StoreStock = array(object({ storeId: string(), availableQuantity: string() }));
export type StoreStock = Infer<typeof StoreStock>;
