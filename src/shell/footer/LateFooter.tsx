import { Suspense, useRef } from 'react';
import { SilentErrorBoundary } from '../../ui/feedback/SilentErrorBoundary.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { useNear } from '../../ui/use-near.ts';
import type { Here } from './other-site.ts';
import styles from './LateFooter.module.css';

const AppFooter = lazyView(() => import('./AppFooter.tsx'), 'AppFooter', 'none');

interface Props {
  page: Here['page'];
  /** Without the links that lead away. */
  isPlain: boolean;
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The footer's room, and the footer once somebody comes near it. */
export function LateFooter(props: Props) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const room = <footer ref={place} className={styles.room} />;
  return (
    <SilentErrorBoundary>
      <Suspense fallback={room}>{isNear ? <AppFooter {...props} lost={room} /> : room}</Suspense>
    </SilentErrorBoundary>
  );
}
