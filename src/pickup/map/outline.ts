import type { Feature, FeatureCollection, Point } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import type { CountryCode } from '../../commerce/countries.ts';
import { importWithRetry } from '../../kernel/lazy-import.ts';

/** Outline of a country; see `fixtures/map`. */
export interface Outline {
  /** Degrees: west, south, east, north. */
  box: readonly [number, number, number, number];
  /** Bounds of everything drawn. */
  room: readonly [number, number, number, number];
  home: Feature;
  others: FeatureCollection;
  cities: { name: string; longitude: number; latitude: number }[];
}

type Packed = Topology<{
  home: MultiPolygon;
  others: GeometryCollection;
  cities: GeometryCollection<{ name: string }>;
}>;

const FILES = import.meta.glob<{ default: unknown }>('#fixtures/map/outlines/*.json');

/**
 * Loads the outline of a country by its two-letter code. Rejects if it is missing or fails to load.
 */
export async function loadOutline(country: CountryCode): Promise<Outline> {
  const [, load] = Object.entries(FILES).find(([path]) => path.endsWith(`/${country}.json`)) ?? [];
  if (!load) throw new Error(`There is no outline of ${country}`);
  return unpack((await importWithRetry(load)).default as Packed);
}

function unpack(packed: Packed): Outline {
  const { home, others, cities } = packed.objects;
  return {
    box: fourOf(home.bbox),
    room: fourOf(packed.bbox),
    home: feature(packed, home),
    others: feature(packed, others),
    cities: feature(packed, cities).features.flatMap(({ geometry, properties: { name } }) => {
      const [longitude = 0, latitude = 0] = (geometry as Point).coordinates;
      return [{ name, longitude, latitude }];
    }),
  };
}

function fourOf(box: readonly number[] | undefined): Outline['box'] {
  const [west = 0, south = 0, east = 0, north = 0] = box ?? [];
  return [west, south, east, north];
}
