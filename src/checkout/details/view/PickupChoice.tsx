import { useUnit } from 'effector-react';
import { isPickupType } from '../../../pickup/pickup.ts';
import { PointChoice } from '../../../pickup/search/PointChoice.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $chosenOption } from '../delivery/delivery-model.ts';
import styles from '../delivery/DeliveryChoice.module.css';
import { $homePostcode } from '../pickup-choice-model.ts';

type Props = {
  /** The form was submitted without a point, or the backend rejected the chosen one. */
  problem: 'missing' | 'gone' | undefined;
};

/** Pickup point picker with its error. */
export function PickupChoice({ problem }: Props) {
  const { t } = useTranslation('checkout');
  const { option, postcode } = useUnit({ option: $chosenOption, postcode: $homePostcode });
  const pickupType = option?.pickupType;
  return (
    <div className={styles.point} data-part="point">
      {problem && (
        <div data-wrong tabIndex={-1}>
          <Alert>{t(`delivery.point.${problem}`)}</Alert>
        </div>
      )}
      {isPickupType(pickupType) && <PointChoice pickupType={pickupType} near={postcode} />}
    </div>
  );
}
