import { type GeoProjection, geoMercator } from 'd3-geo';
import type { Degrees } from '../distance.ts';
import type { Outline } from './outline.ts';

const EARTH_M = 6_371_008;
/**
 * Side of the unzoomed map, independent of the screen: rotating the screen does not move the map.
 */
const SIDE = 1000;

/** Returns a Mercator projection of a country onto a square. */
export function projectionOf({ box }: Outline): GeoProjection {
  const [west, south, east, north] = box;
  return (
    geoMercator()
      // No country crosses the antimeridian, and edges are not resampled.
      .preclip((stream) => stream)
      .precision(0)
      .fitSize([SIDE, SIDE], {
        type: 'MultiPoint',
        coordinates: [
          [west, south],
          [east, north],
        ],
      })
  );
}

/** Returns a place's position on the unzoomed map, in pixels. */
export function placeOn(
  projection: GeoProjection,
  { latitude, longitude }: Degrees,
): readonly [x: number, y: number] {
  return projection([longitude, latitude]) ?? [0, 0];
}

/** Returns the metres per pixel of the unzoomed map at a latitude. */
export function metresPerPixel(projection: GeoProjection, latitude: number): number {
  return (EARTH_M * Math.cos((latitude * Math.PI) / 180)) / projection.scale();
}
