import { useUnit } from 'effector-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $offeredTypes, $pickupType, switchType } from './dialog-model.ts';
import styles from './PickupTypes.module.css';

/** PUP-02: choice among the pickup types offered for the bag. */
export function PickupTypes() {
  const { t } = useTranslation('checkout');
  const { offered, pickupType, switchTo } = useUnit({
    offered: $offeredTypes,
    pickupType: $pickupType,
    switchTo: switchType,
  });
  const id = useId();
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.types}>
      <legend>
        <VisuallyHidden>{t('pickup.types')}</VisuallyHidden>
      </legend>
      {offered.map((type) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            className={styles.input}
            name={id}
            checked={type === pickupType}
            onChange={() => switchTo({ pickupType: type })}
          />
          <span className={styles.cell}>{t(`pickup.type.${type}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
