import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { pageScenario } from '../shop-page/page-scenario.ts';

const ON_THE_LIST = { rl: 'xcomreg=RIVETROW', hm: 'xcomreg=MARLOWEHOUSE' };
const PIECE = { rl: '/sawyer-trucker-jacket-rl0602mid', hm: '/selwyn-blazer-hm1802nvy' };
const DAYS = {
  before: { rl: '2026-10-20', hm: '2026-11-10' },
  leadGen: { rl: '2026-11-05', hm: '2026-11-20' },
  active: { rl: '2026-11-20', hm: '2026-12-05' },
  over: { rl: '2026-12-05', hm: '2026-12-20' },
};

function at(phase: keyof typeof DAYS, paths = { rl: '/campaign', hm: '/campaign' }) {
  const day = DAYS[phase];
  return {
    rl: `${paths.rl}?mockXcomregDate=${day.rl}`,
    hm: `${paths.hm}?mockXcomregDate=${day.hm}`,
  };
}

function listed({ rl, hm }: { rl: string; hm: string }) {
  return { rl: `${rl}&${ON_THE_LIST.rl}`, hm: `${hm}&${ON_THE_LIST.hm}` };
}

const SERVER_ERROR = { status: 503, errorKey: '_ERR_GENERIC' };
const join = { input: 'newsletter/joinCampaign', payload: { email: 'ada@example.test' } };

const before = pageScenario(at('before'));
const signUp = pageScenario(at('leadGen'));
const signUpFailed = pageScenario(at('leadGen'), {
  rules: [{ on: 'POST /newsletter/campaignsubscribe', then: SERVER_ERROR }],
  wishes: [join],
});
const signedUp = pageScenario(at('leadGen'), { wishes: [join] });
const active = pageScenario(at('active'));
const activeListed = pageScenario(listed(at('active')));
const over = pageScenario(at('over'));
const piecesLate = pageScenario(at('active'), {
  rules: [{ on: 'GET /products', then: SERVER_ERROR }],
});
const lockedPiece = pageScenario(at('active', PIECE));
const awaitedPiece = pageScenario(listed(at('leadGen', PIECE)));
const unlockedPiece = pageScenario(listed(at('active', PIECE)));

export const Before: Story = () => <ShopPage scenario={before} />;
export const SignUp: Story = () => <ShopPage scenario={signUp} />;
export const SignUpFailed: Story = () => <ShopPage scenario={signUpFailed} />;
export const SignedUp: Story = () => <ShopPage scenario={signedUp} />;
export const Active: Story = () => <ShopPage scenario={active} />;
export const ActiveOnTheList: Story = () => <ShopPage scenario={activeListed} />;
export const Over: Story = () => <ShopPage scenario={over} />;
export const PiecesLate: Story = () => <ShopPage scenario={piecesLate} />;
export const LockedPiece: Story = () => <ShopPage scenario={lockedPiece} />;
export const AwaitedPiece: Story = () => <ShopPage scenario={awaitedPiece} />;
export const UnlockedPiece: Story = () => <ShopPage scenario={unlockedPiece} />;
