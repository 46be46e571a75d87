import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const SERVER_ERROR = { status: 500, errorKey: '_ERR_GENERIC' };

const overListing = pageScenario(bothAt('/men'), {
  rules: [{ on: 'GET /userinfo/@self', then: SERVER_ERROR }],
});
const overEmptyPage = pageScenario(bothAt('/women'), {
  rules: [{ on: 'GET /products', then: SERVER_ERROR }],
});

export const OverAListing: Story = () => <ShopPage scenario={overListing} />;
export const OverAListingThatFailed: Story = () => <ShopPage scenario={overEmptyPage} />;
