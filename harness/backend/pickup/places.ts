import { MOST_SHOPS_ASKED } from '#src/commerce/limits.ts';
import { CITIES } from '#fixtures/purchase/cities.ts';
import data from '#fixtures/content/shops.json' with { type: 'json' };
import { createRandom } from '#src/kernel/random.ts';
import { answer, type Call, type Handler, type Handlers } from '../call.ts';
import { badRequest, ok } from '../message.ts';
import { openingTimes } from './opening-times.ts';
import { readFor, type Reader } from '../content/content-text.ts';
import { isSameName, knownKeys, placeKeys } from './place-key.ts';

export type Shop = (typeof data.shops)[number];

export const MOST_NEARBY = 10;
export const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/;

const NAMES = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  de: new Intl.DisplayNames(['de'], { type: 'region' }),
};

function readerOf({ store, language }: Call): Reader {
  return { site: store, language };
}

export function shopsOf({ store }: Pick<Call, 'store'>): Shop[] {
  return data.shops.filter(({ brands }) => brands.split(' ').includes(store.brand));
}

export function placeView(call: Call, shop: Shop): unknown {
  const { id, name, line1, zip, city, country, lat, lon, hours, phone } = shop;
  const opening: Readonly<Record<string, unknown>> = data.hours;
  return {
    id,
    name: `${call.store.storeBrandName} ${name}`,
    address1: line1,
    zipCode: zip,
    city: readFor(city, readerOf(call)),
    country,
    latitude: lat,
    longitude: lon,
    ...(phone !== undefined && { phone1: phone }),
    openingHours: readFor(opening[hours], readerOf(call)),
    openingTimes: openingTimes(hours),
  };
}

/** All names of a town or country: from the data, in the call's language and in the town's own. */
export function namesOf(text: unknown, country: string, call: Call): string[] {
  const stated = typeof text === 'string' ? [text] : Object.values(text as Record<string, string>);
  const known = [...stated, String(readFor(text, readerOf(call)))];
  const isOne = (name: string) => known.some((each) => isSameName(each, name));
  const own = CITIES.filter((town) => town.country === country && town.names.some(isOne));
  return [...known, ...own.flatMap(({ names }) => names)];
}

/** Geo node of a kind for a shop, with its searchable names. */
function nodeOf(call: Call, { country, city }: Shop, kind: string) {
  if (kind === 'city') {
    const names = namesOf(city, country, call);
    return { uniqueID: `${country}-${names[0]}`, text: city, names };
  }
  const text = { en: NAMES.en.of(country), de: NAMES.de.of(country) };
  const own = new Intl.DisplayNames([call.language], { type: 'region' }).of(country) ?? country;
  return { uniqueID: country, text, names: [country, own, ...namesOf(text, country, call)] };
}

/** API-67: `GET /geonode/byTypeAndName/{type}/{name}`, by the beginning of a name. */
const getGeoNodes: Handler = (call) => {
  const [kind = '', name = ''] = call.segments.map((part) => part.trim().toLowerCase());
  const keys = placeKeys(name).filter(Boolean);
  const isKnown = keys.length > 0 && (kind === 'city' || kind === 'country');
  const nodes = (isKnown ? shopsOf(call) : [])
    .map((shop) => nodeOf(call, shop, kind))
    .filter(({ names }) =>
      names.flatMap(knownKeys).some((each) => keys.some((key) => each.startsWith(key))),
    );
  const unique = [...new Map(nodes.map((node) => [node.uniqueID, node])).values()];
  const geoNode = unique.map(({ uniqueID, text }) => ({
    uniqueID,
    name: readFor(text, readerOf(call)),
    type: kind,
  }));
  return answer(call, ok({ geoNode }));
};

/** API-67: `GET /storelocator/byGeoNode/{id}` */
const getShopsOfNode: Handler = (call) => {
  const [id = ''] = call.segments;
  const shops = shopsOf(call).filter((shop) =>
    ['city', 'country'].some((kind) => nodeOf(call, shop, kind).uniqueID === id),
  );
  return answer(call, ok({ physicalStore: shops.map((shop) => placeView(call, shop)) }));
};

/** Relative distance without unit, for comparing places only. */
export function remoteness(
  { lat, lon }: Pick<Shop, 'lat' | 'lon'>,
  latitude: number,
  longitude: number,
): number {
  const east = (lon - longitude) * Math.cos((latitude * Math.PI) / 180);
  return (lat - latitude) ** 2 + east ** 2;
}

/** API-67: `GET /storestock/{variantId}`. A shop's stock is derived from the style's seed. */
const getShopStock: Handler = (call) => {
  const [variantId = ''] = call.segments;
  const ids = (call.query.get('physicalStoreId') ?? '').split(',');
  if (ids.length > MOST_SHOPS_ASKED) return answer(call, badRequest('Too many shops.'));
  const found = call.world.catalogue.byVariant.get(variantId);
  const isHere = found?.product.style.brand === call.store.brand.toUpperCase();
  const shops = isHere ? shopsOf(call).filter(({ id }) => ids.includes(id)) : [];
  const InventoryAvailability = shops.map(({ id }) => {
    const random = createRandom(
      (found?.product.style.seed ?? 0) + Number(variantId) + Number(id) * 7919,
    );
    const pieces = Math.max(0, random.below(10) - 3);
    const isComing = found?.variant.available === '';
    return { physicalStoreId: id, availableQuantity: isComing ? '' : pieces.toFixed(1) };
  });
  return answer(call, ok({ InventoryAvailability }));
};

export const placesRoutes: Handlers = {
  'GET commerce /geonode/byTypeAndName/*/*': getGeoNodes,
  'GET commerce /storelocator/byGeoNode/*': getShopsOfNode,
  'GET commerce /storestock/*': getShopStock,
};
