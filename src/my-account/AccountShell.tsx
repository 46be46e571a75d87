import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { $store } from '../store-config/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './AccountShell.module.css';
import { submenuOf } from './section.ts';

type Props = {
  /** What stands in it is a page of its own besides, with room around it. */
  isPage?: boolean;
  children: ReactNode;
};

/** RTE-01, RTE-25: what all pages of the account have in common: the submenu, with the page that one is on. */
export function AccountShell({ isPage = false, children }: Props) {
  const { t } = useTranslation('myAccount');
  const store = useUnit($store);
  return (
    <div className={styles.shell}>
      <nav className={styles.menu} aria-label={t('area.menu')}>
        <ul className={styles.links}>
          {submenuOf(store).map(({ name, to }) => (
            <li key={name}>
              <NavLink to={to} end className={() => styles.link}>
                {t(`area.pages.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content} data-page={isPage || undefined}>
        {isPage ? <div className={styles.page}>{children}</div> : children}
      </div>
    </div>
  );
}
