import { geoPath, type GeoProjection } from 'd3-geo';
import type { ZoomTransform } from 'd3-zoom';
import { useMemo } from 'react';
import type { Size } from '../../ui/hooks/use-size.ts';
import { withoutOverlaps } from './map-marks.ts';
import { placeOn } from './map-projection.ts';
import type { Outline } from './outline.ts';
import styles from './MapDrawing.module.css';

type Props = {
  outline: Outline;
  projection: GeoProjection;
  transform: ZoomTransform;
  size: Size;
  /** True at zoom levels where the outline is too coarse. */
  isClose: boolean;
  /** Marks that may cover a town; its name moves below. */
  groups: readonly { x: number; y: number }[];
};

/** Distance from a town to its name's baseline, in pixels. */
const BELOW_TOWN = 16;
const BELOW_GROUP = 34;
const COVERED = 24;

/** SVG of the country, its neighbours and its towns. */
export function MapDrawing({ outline, projection, transform, size, isClose, groups }: Props) {
  const paths = useMemo(() => {
    const path = geoPath(projection);
    return { others: path(outline.others) ?? '', home: path(outline.home) ?? '' };
  }, [outline, projection]);
  const towns = outline.cities.map((city) => {
    const [x, y] = transform.apply([...placeOn(projection, city)]);
    return { id: city.name, name: city.name, x, y };
  });
  const labels = withoutOverlaps(towns).map((town) => {
    const isCovered = groups.some(({ x, y }) => Math.hypot(x - town.x, y - town.y) < COVERED);
    return { ...town, y: town.y + (isCovered ? BELOW_GROUP : BELOW_TOWN) };
  });
  return (
    <svg
      className={styles.drawing}
      data-close={isClose || undefined}
      width={size.width}
      height={size.height}
      aria-hidden="true"
    >
      <g transform={transform.toString()}>
        <path className={styles.others} d={paths.others} />
        <path className={styles.home} d={paths.home} />
      </g>
      {towns.map(({ id, x, y }) => (
        <circle key={id} className={styles.town} cx={x} cy={y} r={isClose ? 3 : 2.5} />
      ))}
      {labels.map(({ id, name, x, y }) => (
        <text key={id} className={styles.name} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  );
}
