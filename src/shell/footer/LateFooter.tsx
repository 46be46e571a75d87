import { Suspense, use, useRef } from 'react';
import { SilentErrorBoundary } from '../../ui/feedback/SilentErrorBoundary.tsx';
import { LateTexts } from '../../ui/i18n/LateTexts.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { ShownViewsContext } from '../../ui/shown-views.ts';
import { useNear } from '../../ui/use-near.ts';
import { usePrerendered } from '../../ui/use-prerendered.ts';
import type { Here } from './other-site.ts';
import styles from './LateFooter.module.css';

const AppFooter = lazyView(() => import('./AppFooter.tsx'), 'AppFooter', 'none');

interface Props {
  page: Here['page'];
  /** Without the links that lead away. */
  isPlain: boolean;
  exportTrace?: (() => Promise<string>) | undefined;
}

/** The footer's room, and the footer once somebody comes near it; a document has it, and then it begins to listen. */
export function LateFooter(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isPrerendered = usePrerendered();
  const room = <footer className={styles.room} />;
  return (
    <div ref={place}>
      <SilentErrorBoundary>
        <Suspense fallback={room}>
          {isPrerendered ? (
            <ServedFooter {...props} isNear={isNear} />
          ) : isNear ? (
            <AppFooter {...props} lost={room} />
          ) : (
            room
          )}
        </Suspense>
      </SilentErrorBoundary>
    </div>
  );
}

const NOBODY = {};

/** The document's own. Until somebody is near it stays what it is, and costs nothing. */
function ServedFooter({ isNear, ...props }: Props & { isNear: boolean }) {
  const { later } = use(ShownViewsContext);
  if (later && !isNear) use(later);
  return (
    <ShownViewsContext value={NOBODY}>
      <LateTexts namespace="newsletter" />
      <AppFooter {...props} />
    </ShownViewsContext>
  );
}
