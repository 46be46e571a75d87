import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const SERVER_ERROR = { status: 503, errorKey: '_ERR_GENERIC' };

const terms = pageScenario({ rl: '/loom-club-terms', hm: '/house-list-terms' });
const service = pageScenario(bothAt('/customer-service'));
const privacy = pageScenario(bothAt('/privacy'));
const faq = pageScenario(bothAt('/faq'));
const callUs = pageScenario(bothAt('/call-us'));
const sizes = pageScenario(bothAt('/size-guides'));
const sizesFailed = pageScenario(bothAt('/size-guides'), {
  rules: [{ on: 'GET /sizeguides/*', then: SERVER_ERROR }],
  wishes: [{ input: 'content/openGuide', payload: { guideId: 'men-letters' } }],
});
const sitemap = pageScenario(bothAt('/sitemap'));
const contact = pageScenario(bothAt('/contactus'));
const failed = pageScenario(bothAt('/customer-service'), {
  rules: [{ on: 'GET /pages/customer-service', then: SERVER_ERROR }],
});

export const LoyaltyTerms: Story = () => <ShopPage scenario={terms} />;
export const CustomerService: Story = () => <ShopPage scenario={service} />;
export const Loading: Story = () => <ShopPage scenario={service} isLoading />;
export const LongText: Story = () => <ShopPage scenario={privacy} />;
export const Questions: Story = () => <ShopPage scenario={faq} />;
export const CallUs: Story = () => <ShopPage scenario={callUs} />;
export const SizeGuides: Story = () => <ShopPage scenario={sizes} />;
export const SizeTableFailed: Story = () => <ShopPage scenario={sizesFailed} />;
export const Sitemap: Story = () => <ShopPage scenario={sitemap} />;
export const Contact: Story = () => <ShopPage scenario={contact} />;
export const Failed: Story = () => <ShopPage scenario={failed} />;
