import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Link } from '../ui/Link.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { NavigationLink } from './navigation.ts';
import styles from './MobileMenu.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  links: readonly NavigationLink[];
  onAccountOpen: () => void;
  accountLabel: string;
};

export function MobileMenu({ open, onClose, links, onAccountOpen, accountLabel }: Props) {
  const { t } = useTranslation('common');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="start"
      title={t('header.menu')}
      closeLabel={t('action.close')}
      footer={
        <button
          type="button"
          className={styles.account}
          onClick={() => {
            onClose();
            onAccountOpen();
          }}
        >
          <Icon name="account" />
          {accountLabel}
        </button>
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
