import type { Story } from '@ladle/react';
import { ShopPage } from './shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from './shop-page/page-scenario.ts';

const WISHLIST = bothAt('/wishlist');
const OPEN_SIGN_IN = { input: 'auth/openSignIn', payload: { place: 'header' } };

const signIn = pageScenario(bothAt('/'), { wishes: [OPEN_SIGN_IN] });
const signedIn = pageScenario(bothAt('/'), { person: 'mira', wishes: [OPEN_SIGN_IN] });
const stranger = pageScenario(WISHLIST);
const saved = pageScenario(WISHLIST, {
  person: 'mira',
  wishlist: ['RL0101RAW', 'RL0601MID', 'HM1801HER', 'HM0902SKY'],
});
const nothingSaved = pageScenario(WISHLIST, { person: 'jonas' });
const failed = pageScenario(WISHLIST, {
  person: 'mira',
  rules: [{ on: 'GET /userinfo/@self', then: 'unreachable' }],
});

export const SignIn: Story = () => <ShopPage scenario={signIn} />;
export const SignedIn: Story = () => <ShopPage scenario={signedIn} />;
export const WishlistOfAStranger: Story = () => <ShopPage scenario={stranger} />;
export const Wishlist: Story = () => <ShopPage scenario={saved} />;
export const WishlistEmpty: Story = () => <ShopPage scenario={nothingSaved} />;
export const WishlistFailed: Story = () => <ShopPage scenario={failed} />;
