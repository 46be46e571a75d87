import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PANEL_IDS } from './panel-ids.ts';
import styles from './WithoutScript.module.css';

export function SearchLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.action} href={`#${PANEL_IDS.search}`} aria-label={t('header.search')}>
      <Icon name="search" />
    </a>
  );
}
