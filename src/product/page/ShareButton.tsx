import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './ShareButton.module.css';
import { shareProduct } from './share-model.ts';

/** Uses the device's share dialog, or copies the address. */
export function ShareButton() {
  const { t } = useTranslation('catalogue');
  const share = useUnit(shareProduct);
  return (
    <button type="button" className={styles.share} data-no-print onClick={() => share()}>
      {t('product.share.action')}
    </button>
  );
}
