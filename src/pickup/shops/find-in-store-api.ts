import { array, object, string } from 'superstruct';
import { defineCall } from '../../ports/http/call.ts';
import { MOST_SHOPS_ASKED } from '../../commerce/limits.ts';
import { dividedBy } from '../../ports/http/portions.ts';
import { GeoNodes, Places, StoreStock } from '../contract.ts';

const placesContract = async () => {
  const { PlacesAnswer, readPlaces } = await import('../response.ts');
  return { answer: PlacesAnswer, read: readPlaces };
};

/** API-67: geo nodes (cities, regions or countries) by name. */
export const geoNodesCall = defineCall({
  name: 'pickup.geoNodes',
  method: 'GET',
  base: 'commerce',
  path: ({ type, name }) =>
    `/geonode/byTypeAndName/${encodeURIComponent(type)}/${encodeURIComponent(name)}`,
  params: object({ type: string(), name: string() }),
  contract: async () => {
    const { GeoNodesAnswer, readGeoNodes } = await import('../response.ts');
    return { answer: GeoNodesAnswer, read: readGeoNodes };
  },
  value: GeoNodes,
  isShared: true,
});

/** API-67: the shops of a geo node. */
export const storesOfGeoNodeCall = defineCall({
  name: 'pickup.storesOfGeoNode',
  method: 'GET',
  base: 'commerce',
  path: ({ geoNodeId }) => `/storelocator/byGeoNode/${encodeURIComponent(geoNodeId)}`,
  params: object({ geoNodeId: string() }),
  contract: placesContract,
  value: Places,
  isShared: true,
});

/** API-67: stock of a variant in the given shops. */
export const storeStockCall = defineCall({
  name: 'pickup.storeStock',
  method: 'GET',
  base: 'commerce',
  path: ({ variantId }) => `/storestock/${encodeURIComponent(variantId)}`,
  query: ({ storeIds }) => ({ physicalStoreId: storeIds.join(',') }),
  params: object({ variantId: string(), storeIds: array(string()) }),
  divide: dividedBy('storeIds', MOST_SHOPS_ASKED, (all: readonly StoreStock[]) => all.flat()),
  contract: async () => {
    const { StoreStockAnswer, readStoreStock } = await import('../response.ts');
    return { answer: StoreStockAnswer, read: readStoreStock };
  },
  value: StoreStock,
});
