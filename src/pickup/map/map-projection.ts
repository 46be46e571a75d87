import { type GeoProjection, geoMercator } from 'd3-geo';
import type { Degrees } from '../distance.ts';
import type { Outline } from './outline.ts';

const EARTH_M = 6_371_008;
/** Of the map that is not zoomed yet, whichever screen it is for: a screen that turns moves nothing. */
const SIDE = 1000;

/** A flat map of a country on a square. */
export function projectionOf({ box }: Outline): GeoProjection {
  const [west, south, east, north] = box;
  return (
    geoMercator()
      // Nothing here goes round the globe, and straight edges stay straight.
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

/** Where a place is on the map that is not zoomed yet, in pixels. */
export function placeOn(
  projection: GeoProjection,
  { latitude, longitude }: Degrees,
): readonly [x: number, y: number] {
  return projection([longitude, latitude]) ?? [0, 0];
}

/** How many metres a pixel is, at a latitude, on the map that is not zoomed yet. */
export function metresPerPixel(projection: GeoProjection, latitude: number): number {
  return (EARTH_M * Math.cos((latitude * Math.PI) / 180)) / projection.scale();
}
