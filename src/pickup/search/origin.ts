import { type Degrees, degreesOf } from '../distance.ts';
import type { PointSearch } from '../pickup.ts';

export type Origin = Degrees & {
  isShopper: boolean;
  /** Name of the searched place. */
  name: string;
};

/** Returns the origin of distances. Views compute distances, because the log must not have them. */
export function originOf(search: PointSearch | undefined): Origin | undefined {
  if (search?.status !== 'ready') return undefined;
  const { search: asked, centre } = search;
  const place = asked.by === 'position' ? asked : centre;
  const degrees = place && degreesOf(place);
  return degrees && { ...degrees, isShopper: asked.by === 'position', name: centre?.name ?? '' };
}
