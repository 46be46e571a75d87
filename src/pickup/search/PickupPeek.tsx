import { useUnit } from 'effector-react';
import { FoundPoint } from './FoundPoint.tsx';
import { originOf } from './origin.ts';
import { pointsOf } from '../pickup.ts';
import styles from './PickupPeek.module.css';
import { $lookedAtId } from './points-model.ts';
import { $search } from './search-model.ts';

/** Highlighted point below the map, for narrow screens that hide the list. */
export function PickupPeek() {
  const { search, lookedAtId } = useUnit({ search: $search, lookedAtId: $lookedAtId });
  const points = pointsOf(search ?? undefined);
  const at = points.findIndex(({ id }) => id === lookedAtId);
  const point = points[at];
  if (!point) return null;
  return (
    <div className={styles.peek}>
      <FoundPoint point={point} number={at + 1} origin={originOf(search ?? undefined)} isOnMap />
    </div>
  );
}
