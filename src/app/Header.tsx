import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Link } from '../ui/Link.tsx';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { HeaderAction } from './HeaderAction.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import type { NavigationLink } from './navigation.ts';
import { PrimaryNav } from './PrimaryNav.tsx';
import styles from './Header.module.css';

type Props = {
  brandName: string;
  links: readonly NavigationLink[];
  bagCount: number;
  wishlistCount: number;
  /** The shopper's first name once signed in. */
  shopperName?: string | undefined;
  wishlistTo: string;
  onAccountOpen: () => void;
  onBagOpen: () => void;
  isMenuOpen: boolean;
  onMenuToggle: (open: boolean) => void;
};

export function Header({
  brandName,
  links,
  bagCount,
  wishlistCount,
  shopperName,
  wishlistTo,
  onAccountOpen,
  onBagOpen,
  isMenuOpen,
  onMenuToggle,
}: Props) {
  const { t } = useTranslation('common');
  const account =
    shopperName === undefined ? t('header.signIn') : t('header.accountOf', { name: shopperName });
  return (
    <header className={styles.header} data-layout={useBrandLayout().header} data-no-print>
      <div className={styles.bar}>
        <div className={styles.menu}>
          <IconButton
            icon="menu"
            label={t('header.menu')}
            aria-haspopup="dialog"
            onClick={() => onMenuToggle(true)}
          />
        </div>
        <Link to="/" className={styles.home}>
          <Wordmark name={brandName} />
        </Link>
        <div className={styles.nav}>
          <PrimaryNav links={links} />
        </div>
        <div className={styles.actions}>
          <HeaderAction icon="account" label={account} onClick={onAccountOpen} wideOnly />
          <HeaderAction
            icon="heart"
            label={t('header.wishlist', { count: wishlistCount })}
            count={wishlistCount}
            to={wishlistTo}
          />
          <HeaderAction
            icon="bag"
            label={t('header.bag', { count: bagCount })}
            count={bagCount}
            onClick={onBagOpen}
          />
        </div>
      </div>
      <MobileMenu
        open={isMenuOpen}
        onClose={() => onMenuToggle(false)}
        links={links}
        onAccountOpen={onAccountOpen}
        accountLabel={account}
      />
    </header>
  );
}
