import { Suspense, memo, use, useEffect, useRef, useState } from 'react';
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
  const [near, come] = useState(promised)[0];
  useEffect(() => {
    if (isNear) come();
  }, [isNear, come]);
  return (
    <div ref={place}>
      <SilentErrorBoundary>
        {isPrerendered ? (
          <ServedFooter {...props} near={near} />
        ) : (
          <Suspense fallback={ROOM}>
            {isNear ? <AppFooter {...props} lost={ROOM} /> : ROOM}
          </Suspense>
        )}
      </SilentErrorBoundary>
    </div>
  );
}

const ROOM = <footer className={styles.room} />;
const NOBODY = {};

/** The document's own. Shown anew before it listens it would be made anew: what it is given does not change. */
const ServedFooter = memo(function ServedFooter({
  near,
  ...props
}: Props & { near: Promise<void> }) {
  return (
    <Suspense fallback={ROOM}>
      <SleepsUntil near={near} />
      <ShownViewsContext value={NOBODY}>
        <LateTexts namespace="newsletter" />
        <AppFooter {...props} />
      </ShownViewsContext>
    </Suspense>
  );
});

/** Until somebody is near, what stands there stays what it is, and costs nothing. A server sends it. */
function SleepsUntil({ near }: { near: Promise<void> }) {
  const { mounted } = use(ShownViewsContext);
  if (mounted) use(near);
  return null;
}

function promised(): [promise: Promise<void>, keep: () => void] {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => (keep = resolve));
  return [promise, keep];
}
