import { useUnit } from 'effector-react';
import { openSignIn } from '../auth/model.ts';
import { $bagCount } from '../cart/bag-model.ts';
import { openMiniBag } from '../cart/model.ts';
import { $isRegistered } from '../session/model.ts';
import { openSearch } from '../search/model.ts';
import { $store } from '../store-config/model.ts';
import { $itemCount } from '../wishlist/model.ts';
import { Header } from './Header.tsx';
import { $isMenuOpen, closeMenu, openMenu } from './menu-model.ts';
import { primaryLinks } from './navigation.ts';

/** The header with this shop's links, counts and wishes. */
export function AppHeader() {
  const { store, isSignedIn, bagCount, wishlistCount, isMenuOpen, ...wishes } = useUnit({
    store: $store,
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
  return (
    <Header
      brandName={store.storeBrandName}
      isSignedIn={isSignedIn}
      links={primaryLinks[store.brand]}
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
