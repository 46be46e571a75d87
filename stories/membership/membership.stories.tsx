import type { Story } from '@ladle/react';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';
import { ShopPage } from '../shop-page/ShopPage.tsx';

const PAGE = '/myaccount/membership';
const LANDING = '/myaccount/migrationLanding';
const UNKNOWN = { status: 400, errorKey: '_ERR_GENERIC' } as const;

const signIn = pageScenario(bothAt('/membership/sign-in'));
const register = pageScenario(bothAt('/membership/register'));
const invitation = pageScenario(bothAt(PAGE), { person: 'mira' });
const joinFailed = pageScenario(bothAt(PAGE), {
  person: 'mira',
  rules: [{ on: 'POST /membership/@self', then: UNKNOWN }],
  wishes: [{ pause: 1 }, { input: 'membership/join', payload: { newsletter: false } }],
});
const gateWaits = pageScenario(bothAt(PAGE), {
  person: 'greta',
  storage: {
    'selvedge.conditionGate': JSON.stringify({
      conditionGate: 'MEMBERSHIP_TERMS',
      newsletterConsentRequired: true,
      isResting: true,
    }),
  },
});
const member = pageScenario(bothAt(PAGE), { person: 'mira', isMember: true });
const memberWithPoints = pageScenario(bothAt(PAGE), {
  person: 'mira',
  isMember: true,
  orders: {
    rl: [{ lines: [{ productId: 'RL1001WHT', size: 1, quantity: 9 }], hoursAgo: 90 }],
    hm: [{ lines: [{ productId: 'HM0902SKY', size: 1, quantity: 9 }], hoursAgo: 90 }],
  },
});
const leaving = pageScenario(bothAt(PAGE), {
  person: 'mira',
  isMember: true,
  wishes: [{ pause: 1 }, { input: 'membership/askLeave' }],
});
const leaveFailed = pageScenario(bothAt(PAGE), {
  person: 'mira',
  isMember: true,
  rules: [{ on: 'DELETE /membership/@self', then: UNKNOWN }],
  wishes: [{ pause: 1 }, { input: 'membership/askLeave' }, { input: 'membership/leave' }],
});
const notRead = pageScenario(bothAt(PAGE), {
  person: 'mira',
  rules: [{ on: 'GET /membership/*', then: UNKNOWN }],
});
const notHere = pageScenario(bothAt(PAGE), { person: 'mira', country: 'ie' });

export const SignIn: Story = () => <ShopPage scenario={signIn} />;
export const Register: Story = () => <ShopPage scenario={register} />;
export const Invitation: Story = () => <ShopPage scenario={invitation} />;
export const Loading: Story = () => <ShopPage scenario={invitation} isLoading />;
export const JoinFailed: Story = () => <ShopPage scenario={joinFailed} />;
export const GateWaits: Story = () => <ShopPage scenario={gateWaits} />;
export const Member: Story = () => <ShopPage scenario={member} />;
export const MemberWithPoints: Story = () => <ShopPage scenario={memberWithPoints} />;
export const Leaving: Story = () => <ShopPage scenario={leaving} />;
export const LeaveFailed: Story = () => <ShopPage scenario={leaveFailed} />;
export const NotRead: Story = () => <ShopPage scenario={notRead} />;
export const NotHere: Story = () => <ShopPage scenario={notHere} />;

const gate = pageScenario(bothAt(LANDING), { person: 'greta' });
const gateFailed = pageScenario(bothAt(LANDING), {
  person: 'greta',
  rules: [{ on: 'POST /membership/@self/confirm', then: 'unreachable' }],
  wishes: [{ pause: 1 }, { input: 'membership/acceptGate', payload: { newsletter: false } }],
});
const settled = pageScenario(bothAt(LANDING), { person: 'mira' });
const renewal = pageScenario(bothAt(LANDING));

export const ConditionGate: Story = () => <ShopPage scenario={gate} />;
export const ConditionGateFailed: Story = () => <ShopPage scenario={gateFailed} />;
export const NothingToSettle: Story = () => <ShopPage scenario={settled} />;
export const AccountToRenew: Story = () => <ShopPage scenario={renewal} />;
