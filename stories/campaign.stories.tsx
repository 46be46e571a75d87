import type { Story } from '@ladle/react';
import { searchIn } from '#harness/scenarios/campaign.ts';
import type { Brand } from '#src/store-config/brands.ts';
import { ShopPage } from './shop-page/ShopPage.tsx';
import { pageScenario } from './shop-page/page-scenario.ts';

type Phase = Parameters<typeof searchIn>[1];

function inPhase(paths: Record<Brand, string>, ...phase: [Phase, 'invited'?]) {
  return {
    rl: paths.rl + searchIn({ brand: 'rl' }, ...phase),
    hm: paths.hm + searchIn({ brand: 'hm' }, ...phase),
  };
}

const PAGE = { rl: '/campaign', hm: '/campaign' };
const EXCLUSIVE = {
  rl: '/foundry-trucker-jacket-rl0602mid',
  hm: '/selwyn-blazer-hm1802nvy',
};
const JOIN = { input: 'newsletter/joinCampaign', payload: { email: 'ada@example.test' } };

const before = pageScenario(inPhase(PAGE, 'before'));
const leadGen = pageScenario(inPhase(PAGE, 'lead-gen'));
const joined = pageScenario(inPhase(PAGE, 'lead-gen'), { wishes: [JOIN] });
const notJoined = pageScenario(inPhase(PAGE, 'lead-gen'), {
  rules: [{ on: 'POST /*', then: 'unreachable' }],
  wishes: [JOIN],
});
const open = pageScenario(inPhase(PAGE, 'open'));
const invited = pageScenario(inPhase(PAGE, 'open', 'invited'));
const over = pageScenario(inPhase(PAGE, 'over'));
const failed = pageScenario(inPhase(PAGE, 'open'), {
  rules: [{ on: 'GET /products', then: 'unreachable' }],
});
const locked = pageScenario(inPhase(EXCLUSIVE, 'open'));
const unlocked = pageScenario(inPhase(EXCLUSIVE, 'open', 'invited'));

export const Before: Story = () => <ShopPage scenario={before} />;
export const LeadGen: Story = () => <ShopPage scenario={leadGen} />;
export const Joining: Story = () => <ShopPage scenario={joined} isLoading />;
export const Joined: Story = () => <ShopPage scenario={joined} />;
export const NotJoined: Story = () => <ShopPage scenario={notJoined} />;
export const Open: Story = () => <ShopPage scenario={open} />;
export const OpenForTheInvited: Story = () => <ShopPage scenario={invited} />;
export const Over: Story = () => <ShopPage scenario={over} />;
export const PiecesFailed: Story = () => <ShopPage scenario={failed} />;
export const ProductLocked: Story = () => <ShopPage scenario={locked} />;
export const ProductUnlocked: Story = () => <ShopPage scenario={unlocked} />;
