import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './navigation.ts';
import styles from './PrimaryNav.module.css';

type Props = {
  links: readonly NavigationLink[];
};

export function PrimaryNav({ links }: Props) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.nav} aria-label={t('nav.primary')}>
      <ul className={styles.list}>
        {links.map(({ key, to, marked }) => (
          <li key={to}>
            <NavLink className={styles.link ?? ''} data-marked={marked || undefined} to={to}>
              {t(key)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
