import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Drawer } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { NavigationLink } from './navigation.ts';
import styles from './MobileMenu.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  links: readonly NavigationLink[];
  accountTo: string;
  accountLabel: string;
};

export function MobileMenu({ open, onClose, links, accountTo, accountLabel }: Props) {
  const { t } = useTranslation('common');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="start"
      title={t('header.menu')}
      closeLabel={t('action.close')}
      footer={
        <Link className={styles.account} to={accountTo} onClick={onClose}>
          <Icon name="account" />
          {accountLabel}
        </Link>
      }
    >
      <nav aria-label={t('nav.primary')}>
        <ul>
          {links.map(({ key, to, marked }) => (
            <li key={to} className={styles.item}>
              <Link
                className={styles.link}
                data-marked={marked || undefined}
                to={to}
                onClick={onClose}
              >
                {t(key)}
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
