import { Suspense, useRef } from 'react';
import { SilentErrorBoundary } from '../../ui/feedback/SilentErrorBoundary.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { useNear } from '../../ui/hooks/use-near.ts';
import type { Listing } from '../contract.ts';
import styles from './LoadMorePlace.module.css';

const LoadMore = lazyView(() => import('./LoadMore.tsx'), 'LoadMore');

/** Area below the tiles; its content loads when scrolled near. */
export function LoadMorePlace({ listing: { offset, tiles, total } }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={styles.room} data-with-script>
      <SilentErrorBoundary>
        <Suspense>
          {isNear && <LoadMore offset={offset} count={tiles.length} total={total} />}
        </Suspense>
      </SilentErrorBoundary>
    </div>
  );
}
