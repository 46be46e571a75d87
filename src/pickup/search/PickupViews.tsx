import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $pickupView, showView } from './dialog-model.ts';
import styles from './PickupViews.module.css';

const VIEWS = ['list', 'map'] as const;

/** Switch between list and map on narrow screens. */
export function PickupViews() {
  const { t } = useTranslation('checkout');
  const { view, show } = useUnit({ view: $pickupView, show: showView });
  return (
    <div className={styles.views} role="group" aria-label={t('pickup.views')}>
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.view}
          aria-pressed={each === view}
          onClick={() => show({ view: each })}
        >
          {t(`pickup.view.${each}`)}
        </button>
      ))}
    </div>
  );
}
