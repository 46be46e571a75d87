import { useUnit } from 'effector-react';
import { $page } from '../../pages/model.ts';
import { needsScript } from '../../pages/page-facts.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './WithoutScript.module.css';

export function PageLine() {
  const { t } = useTranslation('withoutScript');
  return needsScript(useUnit($page)) && <p className={styles.line}>{t('page')}</p>;
}
