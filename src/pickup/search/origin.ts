import { type Degrees, degreesOf } from '../distance.ts';
import type { PointSearch } from '../pickup.ts';

export type Origin = Degrees & {
  isShopper: boolean;
  /** Of a place that was searched for. */
  name: string;
};

/** What the distances of found points are counted from. They are worked out in views: the log has none. */
export function originOf(search: PointSearch | undefined): Origin | undefined {
  if (search?.status !== 'ready') return undefined;
  const { search: asked, centre } = search;
  const place = asked.by === 'position' ? asked : centre;
  const degrees = place && degreesOf(place);
  return degrees && { ...degrees, isShopper: asked.by === 'position', name: centre?.name ?? '' };
}
