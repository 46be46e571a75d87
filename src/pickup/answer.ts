import { type Infer, array, number, string, type } from 'superstruct';
import { goodEntries, orNothing, present } from '../kernel/tolerant.ts';
import type { GeoNode, Place, StoreStock } from './contract.ts';

const PlaceAnswer = type({
  id: string(),
  name: string(),
  address1: string(),
  zipCode: string(),
  city: string(),
  country: string(),
  latitude: orNothing(number()),
  longitude: orNothing(number()),
  phone1: orNothing(string()),
  openingHours: goodEntries(string()),
});

export const PlacesAnswer = type({ physicalStore: array(PlaceAnswer) });

export const GeoNodesAnswer = type({
  geoNode: array(type({ uniqueID: string(), name: string(), type: string() })),
});

export const StoreStockAnswer = type({
  InventoryAvailability: array(type({ physicalStoreId: string(), availableQuantity: string() })),
});

export function readPlaces({ physicalStore }: Infer<typeof PlacesAnswer>): Place[] {
  return physicalStore.map((place) =>
    present({
      id: place.id,
      name: place.name,
      line1: place.address1,
      postcode: place.zipCode,
      city: place.city,
      country: place.country,
      latitude: place.latitude,
      longitude: place.longitude,
      phone: place.phone1,
      openingHours: place.openingHours,
    }),
  );
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
