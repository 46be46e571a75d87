import { type Infer, array, enums, number, object, optional, string } from 'superstruct';

/** PUP-02 */
export const PickupType = enums(['CNC', 'UPSAP', 'BPUDO', 'POSTNLPUP']);

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
});
export type Place = Infer<typeof Place>;

export const Places = array(Place);

/** A country, region or city that has shops. */
export const GeoNode = object({ id: string(), name: string(), type: string() });
export type GeoNode = Infer<typeof GeoNode>;

export const GeoNodes = array(GeoNode);

/** Pieces of a variant in one shop, written as API-22 has them. */
export const StoreStock = array(object({ storeId: string(), availableQuantity: string() }));
export type StoreStock = Infer<typeof StoreStock>;
