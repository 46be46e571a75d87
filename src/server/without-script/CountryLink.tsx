import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PANEL_IDS } from './panel-ids.ts';
import styles from './WithoutScript.module.css';

export function CountryLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.link} href={`#${PANEL_IDS.countries}`}>
      {t('country.title')}
    </a>
  );
}
