import type { Story } from '@ladle/react';
import { ShopPage } from './shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from './shop-page/page-scenario.ts';

const BAG = bothAt('/shopping-bag');
const CONTENT = {
  rl: [
    { productId: 'RL0101RIN', size: 2, quantity: 1 },
    { productId: 'RL1001WHT', size: 1, quantity: 2 },
  ],
  hm: [
    { productId: 'HM1801NVY', size: 2, quantity: 1 },
    { productId: 'HM0902SKY', size: 0, quantity: 2 },
  ],
};

const filled = pageScenario(BAG, { person: 'mira', bag: CONTENT });
const empty = pageScenario(BAG, { person: 'mira' });
const miniBag = pageScenario(bothAt('/'), {
  person: 'mira',
  bag: CONTENT,
  wishes: [{ input: 'cart/openMiniBag' }],
});
const failed = pageScenario(BAG, {
  person: 'mira',
  bag: CONTENT,
  rules: [{ on: 'GET /cart/@self/*', then: 'unreachable' }],
});

export const Bag: Story = () => <ShopPage scenario={filled} />;
export const BagEmpty: Story = () => <ShopPage scenario={empty} />;
export const BagFailed: Story = () => <ShopPage scenario={failed} />;
export const MiniBag: Story = () => <ShopPage scenario={miniBag} />;
