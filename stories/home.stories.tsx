import type { Story } from '@ladle/react';
import { ShopPage } from './shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from './shop-page/page-scenario.ts';

const home = pageScenario(bothAt('/'));
const menu = pageScenario(bothAt('/'), {
  viewport: { width: 390, height: 844 },
  wishes: [{ input: 'app/openMenu' }],
});
const nowhere = pageScenario(bothAt('/nowhere'));

export const Home: Story = () => <ShopPage scenario={home} />;
export const MenuOpen: Story = () => <ShopPage scenario={menu} />;
export const NotFound: Story = () => <ShopPage scenario={nowhere} />;
