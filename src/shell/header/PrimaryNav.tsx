import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Link, useLocation } from 'react-router-dom';
import { nearestLink, type NavigationLink } from '../../listing/navigation.ts';
import styles from './PrimaryNav.module.css';

type Props = {
  links: readonly NavigationLink[];
};

export function PrimaryNav({ links }: Props) {
  const { t } = useTranslation('common');
  const nearest = nearestLink(links, useLocation().pathname);
  return (
    <nav className={styles.nav} aria-label={t('nav.primary')}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              className={styles.link}
              data-marked={link.marked || undefined}
              aria-current={link === nearest || undefined}
              to={link.to}
            >
              {t(link.key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
