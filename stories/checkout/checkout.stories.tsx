import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const BAG = {
  rl: [
    { productId: 'RL0101RIN', size: 2, quantity: 1 },
    { productId: 'RL1001WHT', size: 1, quantity: 2 },
  ],
  hm: [
    { productId: 'HM1801NVY', size: 2, quantity: 1 },
    { productId: 'HM0902SKY', size: 0, quantity: 2 },
  ],
};
const GUEST = { person: 'guest', bag: BAG } as const;
const LOGIN = bothAt('/checkout/login');

const login = pageScenario(LOGIN, GUEST);
const goingOn = pageScenario(LOGIN, { ...GUEST, wishes: [{ input: 'checkout/goOnAsGuest' }] });
const turnedBack = pageScenario(bothAt('/checkout/payment'), GUEST);
const details = pageScenario(bothAt('/checkout/shipping'), { person: 'mira', bag: BAG });
const failed = pageScenario(LOGIN, {
  ...GUEST,
  rules: [{ on: 'PUT /cart/@self/proceed_to_checkout', then: 'unreachable' }],
});

export const Login: Story = () => <ShopPage scenario={login} />;
export const LoginLoading: Story = () => <ShopPage scenario={login} isLoading />;
export const LoginGoingOn: Story = () => <ShopPage scenario={goingOn} isLoading />;
export const StepSkipped: Story = () => <ShopPage scenario={turnedBack} />;
export const StepFailed: Story = () => <ShopPage scenario={failed} />;
export const Details: Story = () => <ShopPage scenario={details} />;
