import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { SilentErrorBoundary } from '../../ui/feedback/SilentErrorBoundary.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import { useOnceTrue } from '../../ui/hooks/use-once-true.ts';
import type { PickupType } from '../contract.ts';
import { $isPickupOpen, openPickup } from './dialog-model.ts';
import { PickupCard } from '../PickupCard.tsx';
import { saysEnough, tidyPlaceTerm } from '../pickup.ts';
import styles from './PointChoice.module.css';
import { $chosenPoints } from './points-model.ts';

const PickupDialog = lazyView(() => import('./PickupDialog.tsx'), 'PickupDialog', 'over', [
  'checkout',
]);

type Props = {
  pickupType: PickupType;
  /** Initial search term, such as the postcode of the shopper's address. */
  near?: string | undefined;
};

/** Chosen point of a type, with a button that opens the dialog. */
export function PointChoice({ pickupType, near = '' }: Props) {
  const { t } = useTranslation('checkout');
  const { points, isOpen, open } = useUnit({
    points: $chosenPoints,
    isOpen: $isPickupOpen,
    open: openPickup,
  });
  const wasOpen = useOnceTrue(isOpen);
  const point = points[pickupType];
  const place = tidyPlaceTerm(near);
  return (
    <div className={styles.choice}>
      {point && <PickupCard point={point} pickupType={pickupType} />}
      <Button
        variant={point ? 'quiet' : 'secondary'}
        size={point ? 'small' : 'medium'}
        onClick={() => open({ pickupType, near: saysEnough(place) ? place : '' })}
      >
        {t(point ? 'pickup.change' : `pickup.open.${pickupType}`)}
      </Button>
      <SilentErrorBoundary>
        <Suspense>{wasOpen && <PickupDialog />}</Suspense>
      </SilentErrorBoundary>
    </div>
  );
}
