import type { Story } from '@ladle/react';
import { SEND } from '#harness/scenarios/reports/report-steps.ts';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const at = bothAt('/women');
const OPEN = { input: 'reports/open', payload: { place: 'foot' } };
const SENDING = { input: 'reports/send', payload: { message: 'The total was wrong.' } };
const LOOK = { input: 'reports/lookAt' };

const idle = pageScenario(at, { wishes: [OPEN, { pause: 1 }] });
const looked = pageScenario(at, { wishes: [OPEN, { pause: 1 }, LOOK] });
const sent = pageScenario(at, { wishes: [OPEN, { pause: 1 }, SENDING] });
const waits = pageScenario(at, {
  rules: [{ on: SEND, then: 'unreachable' }],
  wishes: [OPEN, { pause: 1 }, SENDING],
});
const refused = pageScenario(at, {
  rules: [{ on: SEND, then: { status: 413, errorKey: '_ERR_REPORT_TOO_LARGE' } }],
  wishes: [OPEN, { pause: 1 }, SENDING],
});
const fatal = pageScenario(at, {
  rules: [{ on: 'GET /userinfo/@self', then: { status: 500, errorKey: '_ERR_GENERIC' } }],
  wishes: [{ input: 'reports/open', payload: { place: 'fatal' } }, { pause: 1 }],
});

export const WhatHappened: Story = () => <ShopPage scenario={idle} />;
export const WhatIsSent: Story = () => <ShopPage scenario={looked} />;
export const Sent: Story = () => <ShopPage scenario={sent} />;
export const OnItsWay: Story = () => <ShopPage scenario={sent} isLoading />;
export const NotSentYet: Story = () => <ShopPage scenario={waits} />;
export const Refused: Story = () => <ShopPage scenario={refused} />;
export const OverAFatalError: Story = () => <ShopPage scenario={fatal} />;
