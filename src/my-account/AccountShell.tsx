import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { $store } from '../store-config/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './AccountShell.module.css';
import { submenuOf } from './section.ts';
import { $userInfo } from '../session/model.ts';

type Props = {
  /** True if the content is also a standalone page; the shell removes its margins. */
  isPage?: boolean;
  children: ReactNode;
};

/** RTE-01, RTE-25: layout of all account pages: the submenu with the current page marked. */
export function AccountShell({ isPage = false, children }: Props) {
  const { t } = useTranslation('myAccount');
  const store = useUnit($store);
  const { pathname } = useLocation();
  const links = useRef<HTMLUListElement>(null);

  // On narrow screens the links scroll sideways: centres the current one.
  useEffect(() => {
    const list = links.current;
    const here = list?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);

  return (
    <div className={styles.shell}>
      <nav className={styles.menu} aria-label={t('area.menu')}>
        <ul ref={links} className={styles.links}>
          {submenuOf(store).map(({ name, to }) => (
            <li key={name}>
              <NavLink to={to} end className={() => styles.link}>
                {t(`area.pages.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        {isPage ? <div className={styles.page}>{children}</div> : children}
      </div>
    </div>
  );
}

/** RTE-01: shows a page of another folder, with the account's submenu for registered shoppers. */
export function InAccount({ children }: { children: ReactNode }) {
  const info = useUnit($userInfo);
  if (info.status !== 'registered') return children;
  return <AccountShell isPage>{children}</AccountShell>;
}
