import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const home = pageScenario(bothAt('/'));
const rowFailed = pageScenario(bothAt('/'), {
  rules: [{ on: 'GET /products', then: 'unreachable' }],
});
const viewed = pageScenario(bothAt('/'), {
  storage: {
    'selvedge.viewed.rl': '["RL0601RIN","RL0801BLU","RL1101RST"]',
    'selvedge.viewed.hm': '["HM1201OAT","HM0901WHT"]',
  },
});

export const Home: Story = () => <ShopPage scenario={home} />;
export const RowFailed: Story = () => <ShopPage scenario={rowFailed} />;
export const ViewedBefore: Story = () => <ShopPage scenario={viewed} />;
