import type { Story } from '@ladle/react';
import { ShopPage } from './shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from './shop-page/page-scenario.ts';

const SERVER_ERROR = { status: 503, errorKey: '_ERR_GENERIC' };

const men = pageScenario(bothAt('/men'));
const sale = pageScenario(bothAt('/sale'));
const empty = pageScenario(bothAt('/kids/belts'));
const failed = pageScenario(bothAt('/women'), {
  rules: [{ on: 'GET /products', then: SERVER_ERROR }],
});

export const Men: Story = () => <ShopPage scenario={men} />;
export const Sale: Story = () => <ShopPage scenario={sale} />;
export const Empty: Story = () => <ShopPage scenario={empty} />;
export const Failed: Story = () => <ShopPage scenario={failed} />;
