import type { Story } from '@ladle/react';
import { ShopPage } from './shop-page/ShopPage.tsx';
import { pageScenario } from './shop-page/page-scenario.ts';

const manyStates = pageScenario({
  rl: '/foundry-straight-jean-rl0101raw',
  hm: '/marlowe-blazer-hm1801her',
});
const soldOut = pageScenario({ rl: '/foundry-tee-rl1001nvy', hm: '/marlowe-blazer-hm1801cml' });
const comingSoon = pageScenario({ rl: '/foundry-tee-rl1001ecr', hm: '/marlowe-blazer-hm1801her' });
const giftCard = pageScenario({ rl: '/gift-card-rl2601std', hm: '/gift-card-hm2601std' });
const stockUnknown = pageScenario(
  { rl: '/foundry-straight-jean-rl0101rin', hm: '/marlowe-blazer-hm1801nvy' },
  { rules: [{ on: 'GET /inventoryavailability/*', then: 'unreachable' }] },
);

export const EveryStockState: Story = () => <ShopPage scenario={manyStates} />;
export const SoldOut: Story = () => <ShopPage scenario={soldOut} />;
export const ComingSoon: Story = () => <ShopPage scenario={comingSoon} />;
export const GiftCard: Story = () => <ShopPage scenario={giftCard} />;
export const StockUnknown: Story = () => <ShopPage scenario={stockUnknown} />;
