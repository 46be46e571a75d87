import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyView } from '../../ui/lazy-view.ts';
import { useOnceTrue } from '../../ui/hooks/use-once-true.ts';
import type { Frame } from './frames.ts';
import { $productPanel } from '../panel-model.ts';

const ZoomDialog = lazyView(() => import('./ZoomDialog.tsx'), 'ZoomDialog', 'over');
const SizeGuideDialog = lazyView(
  () => import('../size-guide/SizeGuideDialog.tsx'),
  'SizeGuideDialog',
  'over',
);
const NotifyDialog = lazyView(() => import('../notify/NotifyDialog.tsx'), 'NotifyDialog', 'over', [
  'forms',
]);

type Props = {
  name: string;
  frames: readonly Frame[];
  ground: string | undefined;
};

/** Dialogs of the product page, each loaded on first use. */
export function ProductPanels({ name, frames, ground }: Props) {
  const panel = useUnit($productPanel);
  const hasZoom = useOnceTrue(panel === 'zoom');
  const hasSizeGuide = useOnceTrue(panel === 'sizeGuide');
  const hasNotify = useOnceTrue(panel === 'notify');
  return (
    <Suspense>
      {hasZoom && <ZoomDialog name={name} frames={frames} ground={ground} />}
      {hasSizeGuide && <SizeGuideDialog />}
      {hasNotify && <NotifyDialog name={name} />}
    </Suspense>
  );
}
