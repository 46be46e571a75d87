import type { Story } from '@ladle/react';
import { ShopPage } from './shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from './shop-page/page-scenario.ts';

const panel = pageScenario(bothAt('/women'), {
  wishes: [{ input: 'app/openPanel', payload: { id: 'menu-women' } }],
});
const service = pageScenario(bothAt('/customer-service'));
const faq = pageScenario(bothAt('/faq'));
const callUs = pageScenario(bothAt('/call-us'));
const sizes = pageScenario(bothAt('/size-guides'));
const shops = pageScenario(bothAt('/store-locator'));
const contact = pageScenario(bothAt('/contactus'));
const failed = pageScenario(bothAt('/customer-service'), {
  rules: [{ on: 'GET /pages/customer-service', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
});

export const MenuPanel: Story = () => <ShopPage scenario={panel} />;
export const CustomerService: Story = () => <ShopPage scenario={service} />;
export const Questions: Story = () => <ShopPage scenario={faq} />;
export const CallUs: Story = () => <ShopPage scenario={callUs} />;
export const SizeGuides: Story = () => <ShopPage scenario={sizes} />;
export const Shops: Story = () => <ShopPage scenario={shops} />;
export const Contact: Story = () => <ShopPage scenario={contact} />;
export const Failed: Story = () => <ShopPage scenario={failed} />;
