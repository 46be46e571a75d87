import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './AccountShell.module.css';
import { SUBMENU } from './section.ts';

type Props = {
  children: ReactNode;
};

/** RTE-01, RTE-25: what all pages of the account have in common: the submenu, with the page that one is on. */
export function AccountShell({ children }: Props) {
  const { t } = useTranslation('myAccount');
  return (
    <div className={styles.shell}>
      <nav className={styles.menu} aria-label={t('area.menu')}>
        <ul className={styles.links}>
          {SUBMENU.map(({ name, to }) => (
            <li key={name}>
              <NavLink to={to} end className={() => styles.link}>
                {t(`area.pages.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
