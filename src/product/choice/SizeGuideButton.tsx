import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { openProductPanel } from '../panel-model.ts';
import styles from './SizeGuideButton.module.css';

/** Beside the sizes. */
export function SizeGuideButton() {
  const { t } = useTranslation('catalogue');
  const open = useUnit(openProductPanel);
  return (
    <button
      type="button"
      className={styles.open}
      data-no-print
      aria-haspopup="dialog"
      onClick={() => open({ panel: 'sizeGuide' })}
    >
      {t('product.sizeGuide.open')}
    </button>
  );
}
