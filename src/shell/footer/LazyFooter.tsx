import { Suspense, memo, use, useEffect, useRef, useState } from 'react';
import { SilentErrorBoundary } from '../../ui/feedback/SilentErrorBoundary.tsx';
import { lazyView, wantViews } from '../../ui/lazy-view.ts';
import { ShownViewsContext } from '../../ui/shown-views.ts';
import { useNear } from '../../ui/hooks/use-near.ts';
import { I18nContext } from '../../ui/i18n/use-translation.ts';
import { usePrerendered } from '../../ui/hooks/use-prerendered.ts';
import type { Here } from './other-site.ts';
import { type LazyHydration, createLazyHydration } from './lazy-hydration.ts';
import styles from './LazyFooter.module.css';

const AppFooter = lazyView(() => import('./AppFooter.tsx'), 'AppFooter', 'none');

interface Props {
  page: Here['page'];
  /** Hides links that lead away. */
  isPlain: boolean;
  exportTrace?: (() => Promise<string>) | undefined;
}

/**
 * Placeholder of the footer, which renders when it nears the viewport; a served footer
 * hydrates then, or gives way to the placeholder when another page is shown before.
 */
export function LazyFooter(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isPrerendered = usePrerendered();
  const [first] = useState(props.page);
  const [isServed, setServed] = useState(isPrerendered);
  // React would render a footer whose links have another location, instead of hydrating it later.
  if (isServed && !isNear && props.page !== first) setServed(false);
  const { asleep } = use(ShownViewsContext);
  const i18n = use(I18nContext);
  const [views] = useState(() => asleep?.views ?? []);
  const [sleep] = useState(() => createLazyHydration(views, i18n));
  useEffect(() => {
    if (isNear) sleep.wake();
  }, [isNear, sleep]);
  useEffect(() => {
    if (isServed && place.current) sleep.keep(place.current, () => wantViews(views));
    else sleep.end();
  }, [isServed, sleep, views]);
  return (
    <div ref={place}>
      <SilentErrorBoundary>
        {isServed ? (
          <ServedFooter {...props} sleep={sleep} />
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

/** Served footer. Memoized, because changed props before hydration would re-render it. */
const ServedFooter = memo(function ServedFooter({
  sleep,
  ...props
}: Props & { sleep: LazyHydration }) {
  const { asleep } = use(ShownViewsContext);
  const [shown] = useState(() => ({ rendered: asleep?.rendered, mounted: sleep.listens }));
  return (
    <Suspense fallback={ROOM}>
      <Sleeping sleep={sleep} />
      <ShownViewsContext value={shown}>
        <AppFooter {...props} />
      </ShownViewsContext>
    </Suspense>
  );
});

/** Suspends hydration until the footer is near the viewport. The server renders it at once. */
function Sleeping({ sleep }: { sleep: LazyHydration }) {
  const { mounted } = use(ShownViewsContext);
  const isPrerendered = usePrerendered();
  if (mounted) use(sleep.isOver);
  useEffect(() => {
    if (!isPrerendered) sleep.end(); // Ends when another page's footer replaces it.
  }, [isPrerendered, sleep]);
  return null;
}
