import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PANEL_IDS } from './panel-ids.ts';
import styles from './WithoutScript.module.css';

export function MenuLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.action} href={`#${PANEL_IDS.menu}`} aria-label={t('header.menu')}>
      <Icon name="menu" />
    </a>
  );
}
