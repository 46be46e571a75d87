import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $store } from '../../store-config/model.ts';
import { SilentErrorBoundary } from '../../ui/feedback/SilentErrorBoundary.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { useOnceTrue } from '../../ui/hooks/use-once-true.ts';
import { $isPickupOpen, $pickupType, $pickupView, closePickup } from './dialog-model.ts';
import styles from './PickupDialog.module.css';
import { PickupPeek } from './PickupPeek.tsx';
import { PickupResults } from './PickupResults.tsx';
import { PickupSearch } from './PickupSearch.tsx';
import { PickupTypes } from './PickupTypes.tsx';
import { PickupViews } from './PickupViews.tsx';
import { $lookedAtId, $selectedStoreIds, lookAtPoint } from './points-model.ts';
import { $position, $search } from './search-model.ts';
import { originOf } from './origin.ts';
import { degreesOf } from '../distance.ts';
import { pointsOf } from '../pickup.ts';

const PointMap = lazyView(() => import('../map/PointMap.tsx'), 'PointMap', 'part', ['checkout']);

/** UIX-01: list and map side by side from this width. */
const WIDE = '(width >= 46.3125em)';

/** PUP-05: dialog to search pickup points, with list and map, and to choose one. */
export function PickupDialog() {
  const { t } = useTranslation(['checkout', 'common']);
  const { isOpen, pickupType, view, search, position, lookedAtId, chosen, store, close, lookAt } =
    useUnit({
      isOpen: $isPickupOpen,
      pickupType: $pickupType,
      view: $pickupView,
      search: $search,
      position: $position,
      lookedAtId: $lookedAtId,
      chosen: $selectedStoreIds,
      store: $store,
      close: closePickup,
      lookAt: lookAtPoint,
    });
  const isWide = useMedia(WIDE);
  const hasMap = useOnceTrue(isOpen && (isWide || view === 'map'));
  const points = pointsOf(search ?? undefined);
  return (
    <Modal
      open={isOpen}
      onClose={() => close()}
      title={t(`pickup.title.${pickupType}`)}
      closeLabel={t('common:action.close')}
      size="screen"
    >
      <div className={styles.layout} data-view={view}>
        <div className={styles.search}>
          <PickupTypes />
          <PickupSearch key={pickupType} />
          {points.length > 0 && <PickupViews />}
        </div>
        <div className={styles.list}>
          <PickupResults />
        </div>
        <div className={styles.map}>
          <SilentErrorBoundary>
            <Suspense fallback={<Skeleton shape="block" />}>
              {hasMap && (
                <PointMap
                  country={store.countryCode}
                  points={points}
                  origin={originOf(search ?? undefined)}
                  shopper={position ? degreesOf(position) : undefined}
                  lookedAtId={lookedAtId}
                  chosenId={chosen[pickupType]}
                  onLookAt={(pointId) => lookAt({ pointId })}
                />
              )}
            </Suspense>
          </SilentErrorBoundary>
          <PickupPeek />
        </div>
      </div>
    </Modal>
  );
}
