import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TileGrid } from '../../ui/tile/TileGrid.tsx';
import styles from './ListingSkeleton.module.css';

const FIRST_SCREEN = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder tiles in their final size. */
export function ListingSkeleton() {
  const layout = useBrandLayout().tile;
  return (
    <TileGrid busy>
      {FIRST_SCREEN.map((index) => (
        <li key={index} className={styles.tile} data-layout={layout}>
          <Skeleton shape="tile" />
          <div className={styles.caption}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </li>
      ))}
    </TileGrid>
  );
}
