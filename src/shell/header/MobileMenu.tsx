import type { ContentSpot } from '../../content/contract.ts';
import { type MenuEntry, menuOf } from '../../content/menu.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MobileMenuEntry } from './MobileMenuEntry.tsx';
import type { NavigationLink } from '../../listing/navigation.ts';
import styles from './MobileMenu.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  links: readonly NavigationLink[];
  /** Menu of the content service; the plain links replace a missing one. */
  spots?: readonly ContentSpot[] | undefined;
  onAccountOpen: () => void;
  accountLabel: string;
};

export function MobileMenu({
  open,
  onClose,
  links,
  spots = [],
  onAccountOpen,
  accountLabel,
}: Props) {
  const { t } = useTranslation('common');
  const menu = menuOf(spots);
  const plain = links.map(({ key, to, marked = false }): MenuEntry => ({
    id: to,
    label: t(key),
    url: to,
    isHighlighted: marked,
    groups: [],
  }));
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
          {(menu.length > 0 ? menu : plain).map((entry) => (
            <li key={entry.id} className={styles.item}>
              <MobileMenuEntry entry={entry} onFollow={onClose} />
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
