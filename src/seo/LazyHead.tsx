import {
  type ComponentProps,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { removeServedHead } from '../ports/browser/page/served-document.ts';
import { useAfterPaint } from '../ui/hooks/use-painted.ts';
import { usePrerendered } from '../ui/hooks/use-prerendered.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { ShownViewsContext } from '../ui/shown-views.ts';

const PageHead = lazyView(() => import('./PageHead.tsx'), 'PageHead', 'none');

/**
 * Metadata in the document's head. Those of a served document stay until another page has painted, so that no script
 * for them is needed before.
 */
export function LazyHead(props: ComponentProps<typeof PageHead>) {
  const { described, stock } = use(ShownViewsContext);
  const [isServer] = useState(described !== undefined);
  const isServed = usePrerendered();
  const [first] = useState(props.page);
  const [isNeeded, setNeeded] = useState(!isServed);
  const isLeft = props.page !== first;
  const afterPaint = useAfterPaint();
  useEffect(() => {
    if (isLeft) afterPaint(() => startTransition(() => setNeeded(true)));
  }, [isLeft, afterPaint]);
  if (isServer)
    return (
      <ShownViewsContext value={{ described, stock }}>
        <PageHead {...props} />
      </ShownViewsContext>
    );
  if (!isNeeded) return <ServedHead />;
  return (
    <Suspense>
      <PageHead {...props} />
    </Suspense>
  );
}

/** Removes the served metadata when it is replaced: React does so before it adds those of the next page. */
function ServedHead(): null {
  useLayoutEffect(() => removeServedHead, []);
  return null;
}
