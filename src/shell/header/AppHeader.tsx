import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { openSignIn } from '../../auth/model.ts';
import { $bagCount } from '../../cart/bag/bag-model.ts';
import { openMiniBag } from '../../cart/bag/mini-bag-model.ts';
import { $content } from '../../content/model.ts';
import { $isRegistered } from '../../session/model.ts';
import { openSearch } from '../../search/drawer-model.ts';
import { $store } from '../../store-config/model.ts';
import { $itemCount } from '../../wishlist/hearts-model.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import { DESKTOP, useMedia } from '../../ui/hooks/use-media.ts';
import { Header } from './Header.tsx';
import { $isMenuOpen, closeMenu, openMenu } from './menu-model.ts';
import { primaryLinks } from '../../listing/navigation.ts';
import { PrimaryNav } from './PrimaryNav.tsx';

const MegaMenu = lazyView(() => import('./MegaMenu.tsx'), 'MegaMenu', 'none');

/** Header with the shop's links, counts and actions. */
export function AppHeader() {
  const { store, isSignedIn, bagCount, wishlistCount, isMenuOpen, content, ...wishes } = useUnit({
    store: $store,
    content: $content,
    isSignedIn: $isRegistered,
    bagCount: $bagCount,
    wishlistCount: $itemCount,
    isMenuOpen: $isMenuOpen,
    openSignIn,
    openMiniBag,
    openSearch,
    openMenu,
    closeMenu,
  });
  const [isMenuShown, setIsMenuShown] = useState(false);
  const isDesktop = useMedia(DESKTOP);
  const links = primaryLinks[store.brand];
  const spots = content['MEGA_MENU'] ?? [];
  return (
    <Header
      brandName={store.storeBrandName}
      isSignedIn={isSignedIn}
      links={links}
      nav={
        <>
          {!(isDesktop && isMenuShown) && <PrimaryNav links={links} />}
          {isDesktop && spots.length > 0 && (
            <Suspense>
              <MegaMenu spots={spots} onShown={() => setIsMenuShown(true)} />
            </Suspense>
          )}
        </>
      }
      spots={spots}
      bagCount={bagCount ?? 0}
      wishlistCount={wishlistCount}
      wishlistTo="/wishlist"
      onSearchOpen={() => wishes.openSearch()}
      onAccountOpen={() => wishes.openSignIn({ place: 'header' })}
      onBagOpen={() => wishes.openMiniBag()}
      isMenuOpen={isMenuOpen}
      onMenuToggle={(open) => (open ? wishes.openMenu() : wishes.closeMenu())}
    />
  );
}
