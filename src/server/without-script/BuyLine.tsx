import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './WithoutScript.module.css';

export function BuyLine() {
  const { t } = useTranslation('withoutScript');
  return <p className={styles.line}>{t('buy')}</p>;
}
