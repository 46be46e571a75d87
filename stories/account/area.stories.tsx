import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const MIRA = { person: 'mira' } as const;
const FAILS = { status: 503, errorKey: '_ERR_GENERIC' } as const;
const at = (page: string) => bothAt(`/myaccount${page}`);
const opens = (form: string) => ({ input: 'account/openForm', payload: { form } });

const overviewWithoutOrders = pageScenario(at(''), {
  ...MIRA,
  rules: [{ on: 'GET /order*', then: FAILS }],
});
const overview = pageScenario(at(''), MIRA);
const overviewOfMember = pageScenario(at(''), { ...MIRA, isMember: true });
const overviewWithoutMembership = pageScenario(at(''), {
  ...MIRA,
  rules: [{ on: 'GET /membership/@self', then: FAILS }],
});
const details = pageScenario(at('/personaldetails'), MIRA);
const detailsForm = pageScenario(at('/personaldetails'), {
  ...MIRA,
  wishes: [{ pause: 1 }, opens('details')],
});
const detailsFail = pageScenario(at('/personaldetails'), {
  ...MIRA,
  rules: [{ on: 'GET /account/@self', then: FAILS }],
});

export const Overview: Story = () => <ShopPage scenario={overview} />;
export const OverviewLoads: Story = () => <ShopPage scenario={overview} isLoading />;
export const OverviewWithoutOrders: Story = () => <ShopPage scenario={overviewWithoutOrders} />;
export const OverviewOfMember: Story = () => <ShopPage scenario={overviewOfMember} />;
export const OverviewWithoutMembership: Story = () => (
  <ShopPage scenario={overviewWithoutMembership} />
);
export const Details: Story = () => <ShopPage scenario={details} />;
export const DetailsLoad: Story = () => <ShopPage scenario={details} isLoading />;
export const DetailsForm: Story = () => <ShopPage scenario={detailsForm} />;
export const DetailsFail: Story = () => <ShopPage scenario={detailsFail} />;

const emailForm = pageScenario(at('/personaldetails'), {
  ...MIRA,
  wishes: [{ pause: 1 }, opens('email')],
});
const emailSent = pageScenario(at('/personaldetails'), {
  ...MIRA,
  wishes: [
    { pause: 1 },
    opens('email'),
    {
      input: 'account/askEmail',
      payload: { email: 'mira.weaver@mail.example', password: DEMO_ACCOUNTS.mira.password },
    },
  ],
});
const passwordForm = pageScenario(at('/personaldetails'), {
  ...MIRA,
  wishes: [{ pause: 1 }, opens('password')],
});

export const EmailForm: Story = () => <ShopPage scenario={emailForm} />;
export const EmailSent: Story = () => <ShopPage scenario={emailSent} />;
export const PasswordForm: Story = () => <ShopPage scenario={passwordForm} />;

const data = pageScenario(at('/privacy'), MIRA);
const ending = pageScenario(at('/privacy'), {
  ...MIRA,
  wishes: [{ pause: 1 }, { input: 'account/deleteAccount' }],
});

export const Data: Story = () => <ShopPage scenario={data} />;
export const AccountEnds: Story = () => <ShopPage scenario={ending} />;

const letters = pageScenario(at('/newsletter'), { person: 'jonas' });
const noLetters = pageScenario(at('/newsletter'), MIRA);
const lettersFailed = pageScenario(at('/newsletter'), {
  ...MIRA,
  rules: [{ on: 'GET /newsletter/preferences', then: FAILS }],
});

export const Letters: Story = () => <ShopPage scenario={letters} />;
export const LettersLoad: Story = () => <ShopPage scenario={letters} isLoading />;
export const NoLetters: Story = () => <ShopPage scenario={noLetters} />;
export const LettersFailed: Story = () => <ShopPage scenario={lettersFailed} />;
