import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { ContentSpot } from '../../content/contract.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { WithoutScript } from '../../ui/WithoutScript.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { HeaderAction } from './HeaderAction.tsx';
import type { NavigationLink } from '../../listing/navigation.ts';
import { PrimaryNav } from './PrimaryNav.tsx';
import { useOnceTrue } from '../../ui/hooks/use-once-true.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import styles from './Header.module.css';

const MobileMenu = lazyView(() => import('./MobileMenu.tsx'), 'MobileMenu', 'over');

type Props = {
  brandName: string;
  links: readonly NavigationLink[];
  /** Replaces the plain links once its content is loaded. */
  nav?: ReactNode | undefined;
  /** Menu of the content service. */
  spots?: readonly ContentSpot[] | undefined;
  bagCount: number;
  wishlistCount: number;
  isSignedIn?: boolean | undefined;
  wishlistTo: string;
  onSearchOpen: () => void;
  onAccountOpen: () => void;
  onBagOpen: () => void;
  isMenuOpen: boolean;
  onMenuToggle: (open: boolean) => void;
};

export function Header({
  brandName,
  links,
  nav,
  spots,
  bagCount,
  wishlistCount,
  isSignedIn,
  wishlistTo,
  onSearchOpen,
  onAccountOpen,
  onBagOpen,
  isMenuOpen,
  onMenuToggle,
}: Props) {
  const { t } = useTranslation('common');
  const hasMenu = useOnceTrue(isMenuOpen);
  const account = t(isSignedIn ? 'header.account' : 'header.signIn');
  return (
    <header
      className={styles.header}
      tabIndex={-1}
      data-layout={useBrandLayout().header}
      data-no-print
    >
      <div className={styles.bar}>
        <div className={styles.menu}>
          <IconButton
            icon="menu"
            label={t('header.menu')}
            aria-haspopup="dialog"
            data-opens-view="MobileMenu"
            onClick={() => onMenuToggle(true)}
          />
          <WithoutScript place="menu" />
        </div>
        <Link to="/" className={styles.home}>
          <Wordmark name={brandName} />
        </Link>
        <div className={styles.nav}>{nav || <PrimaryNav links={links} />}</div>
        <div className={styles.actions}>
          <WithoutScript place="search" />
          <div className={styles.search}>
            <HeaderAction
              icon="search"
              label={t('header.search')}
              onClick={onSearchOpen}
              view="SearchDrawer"
            />
          </div>
          <HeaderAction
            icon="account"
            label={account}
            onClick={onAccountOpen}
            view={isSignedIn ? 'AccountRoute' : 'SignInDrawer'}
            wideOnly
          />
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
            view="MiniBag"
          />
        </div>
      </div>
      {hasMenu && (
        <Suspense>
          <MobileMenu
            open={isMenuOpen}
            onClose={() => onMenuToggle(false)}
            links={links}
            spots={spots}
            onAccountOpen={onAccountOpen}
            accountLabel={account}
          />
        </Suspense>
      )}
    </header>
  );
}
