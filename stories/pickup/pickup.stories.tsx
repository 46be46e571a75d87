import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const OF_A_PRODUCT = {
  rl: '/find-in-store?product=rl1001wht',
  hm: '/find-in-store?product=hm1801nvy',
};
const ASKED = {
  rl: [{ input: 'pickup/askShopStock', payload: { variantId: '8719110011029' } }],
  hm: [{ input: 'pickup/askShopStock', payload: { variantId: '8719218013024' } }],
};

const shops = pageScenario(bothAt('/store-locator'));
const failed = pageScenario(bothAt('/store-locator'), {
  rules: [{ on: 'GET /storelocator/*', then: 'unreachable' }],
});
const noProduct = pageScenario(bothAt('/find-in-store'));
const product = pageScenario(OF_A_PRODUCT);
const stock = pageScenario(OF_A_PRODUCT, { wishes: ASKED });
const stockFailed = pageScenario(OF_A_PRODUCT, {
  rules: [{ on: 'GET /storestock/*', then: 'unreachable' }],
  wishes: ASKED,
});

export const Shops: Story = () => <ShopPage scenario={shops} />;
export const Loading: Story = () => <ShopPage scenario={shops} isLoading />;
export const ShopsFailed: Story = () => <ShopPage scenario={failed} />;
export const FindWithoutAProduct: Story = () => <ShopPage scenario={noProduct} />;
export const FindAProduct: Story = () => <ShopPage scenario={product} />;
export const AskingTheShops: Story = () => <ShopPage scenario={stock} isLoading />;
export const StockInTheShops: Story = () => <ShopPage scenario={stock} />;
export const StockNotKnown: Story = () => <ShopPage scenario={stockFailed} />;
