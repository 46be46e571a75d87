import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const OPEN = { input: 'auth/openSignIn', payload: { place: 'header' } };
const WRONG = {
  input: 'auth/signIn',
  payload: { email: 'mira@selvedge.example', password: 'not-hers', rememberMe: false },
};

const signIn = pageScenario(bothAt('/'), { wishes: [OPEN] });
const refused = pageScenario(bothAt('/'), { wishes: [OPEN, WRONG] });
const unreachable = pageScenario(bothAt('/'), {
  rules: [{ on: 'POST /loginidentity', then: 'unreachable' }],
  wishes: [OPEN, WRONG],
});
const throttled = pageScenario(bothAt('/'), {
  rules: [
    {
      on: 'POST /loginidentity',
      then: { status: 429, errorKey: '_ERR_CAPTCHA_ACCEPTED', retryAfter: 240 },
    },
  ],
  wishes: [OPEN, WRONG],
});
const signedIn = pageScenario(bothAt('/'), { person: 'mira', wishes: [OPEN] });
const again = pageScenario(bothAt('/women'), {
  person: 'mira',
  storage: { 'selvedge.userType': 'registered' },
  rules: [{ on: 'GET /userinfo/*', call: 1, then: { expire: '_ERR_INVALID_COOKIE', status: 401 } }],
});
const account = pageScenario(bothAt('/myaccount'), { person: 'mira' });

export const SignIn: Story = () => <ShopPage scenario={signIn} />;
export const SigningIn: Story = () => <ShopPage scenario={refused} isLoading />;
export const SignInRefused: Story = () => <ShopPage scenario={refused} />;
export const SignInWithoutAnswer: Story = () => <ShopPage scenario={unreachable} />;
export const SignInThrottled: Story = () => <ShopPage scenario={throttled} />;
export const SignedIn: Story = () => <ShopPage scenario={signedIn} />;
export const SignInAgain: Story = () => <ShopPage scenario={again} />;
export const Account: Story = () => <ShopPage scenario={account} />;

const registration = pageScenario(bothAt('/'), {
  wishes: [{ input: 'auth/openSignIn', payload: { place: 'header', form: 'registration' } }],
});
const forgotten = pageScenario(bothAt('/'), {
  wishes: [{ input: 'auth/openSignIn', payload: { place: 'header', form: 'forgot-password' } }],
});

export const Registration: Story = () => <ShopPage scenario={registration} />;
export const PasswordForgotten: Story = () => <ShopPage scenario={forgotten} />;
