import { type Infer, array, integer, max, min, number, pattern, string, type } from 'superstruct';
import { validItems, optionalLenient, present, requiredItems } from '../kernel/tolerant.ts';
import type { FoundPoints, GeoNode, Place, StoreStock } from './contract.ts';

const degrees = (most: number) => optionalLenient(max(min(number(), -most), most));
const Time = pattern(string(), /^(?:[01]\d|2[0-4]):[0-5]\d$/);

const OpeningAnswer = type({
  days: array(max(min(integer(), 1), 7)),
  opens: Time,
  closes: Time,
});

const CentreAnswer = type({ name: string(), latitude: degrees(90), longitude: degrees(180) });

const PlaceAnswer = type({
  id: string(),
  name: string(),
  address1: string(),
  zipCode: string(),
  city: string(),
  country: string(),
  latitude: degrees(90),
  longitude: degrees(180),
  phone1: optionalLenient(string()),
  openingHours: validItems(string()),
  openingTimes: optionalLenient(array(OpeningAnswer)),
});

/** Omits invalid places; rejects an answer without any valid place. */
const PlaceList = requiredItems(PlaceAnswer);

export const PlacesAnswer = type({ physicalStore: PlaceList });

export const PointsAnswer = type({
  physicalStore: PlaceList,
  searchedPlace: optionalLenient(CentreAnswer),
});

export const GeoNodesAnswer = type({
  geoNode: array(type({ uniqueID: string(), name: string(), type: string() })),
});

export const StoreStockAnswer = type({
  InventoryAvailability: array(type({ physicalStoreId: string(), availableQuantity: string() })),
});

/** Returns the valid places without duplicates. */
export function readPlaces({ physicalStore }: Infer<typeof PlacesAnswer>): Place[] {
  const { entries } = physicalStore;
  return [...new Map(entries.map((place) => [place.id, readPlace(place)])).values()];
}

export function readPoints(answer: Infer<typeof PointsAnswer>): FoundPoints {
  const { name, latitude, longitude } = answer.searchedPlace ?? {};
  const centre =
    name !== undefined && latitude !== undefined && longitude !== undefined
      ? { name, latitude: String(latitude), longitude: String(longitude) }
      : undefined;
  return present({
    points: readPlaces(answer),
    leftOut: answer.physicalStore.leftOut,
    centre,
  });
}

function readPlace(place: Infer<typeof PlaceAnswer>): Place {
  const { id, name, address1, zipCode, city, country, latitude, longitude } = place;
  return present({
    id,
    name,
    line1: address1,
    postcode: zipCode,
    city,
    country,
    latitude,
    longitude,
    phone: place.phone1,
    openingHours: place.openingHours,
    openings: place.openingTimes?.map(({ days, opens, closes }) => ({
      days,
      from: opens,
      to: closes,
    })),
  });
}

export function readGeoNodes({ geoNode }: Infer<typeof GeoNodesAnswer>): GeoNode[] {
  return geoNode.map(({ uniqueID, name, type: kind }) => ({ id: uniqueID, name, type: kind }));
}

export function readStoreStock(answer: Infer<typeof StoreStockAnswer>): StoreStock {
  return answer.InventoryAvailability.map(({ physicalStoreId, availableQuantity }) => ({
    storeId: physicalStoreId,
    availableQuantity,
  }));
}
