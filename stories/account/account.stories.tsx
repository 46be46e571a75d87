import type { Story } from '@ladle/react';
import { LINK_SECRET } from '#harness/scenarios/start-state.ts';
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
const mailSent = pageScenario(bothAt('/'), {
  wishes: [
    OPEN,
    {
      input: 'auth/requestPassword',
      payload: { email: 'mira@selvedge.example', source: 'header' },
    },
  ],
});
const MAILED = { name: 'id', purpose: 'password', person: 'mira', minutesAgo: 5 } as const;
const WANTED = {
  name: 'krypto',
  purpose: 'account',
  person: { email: 'ada.weaver@mail.example', password: 'warp-and-weft-5' },
  minutesAgo: 5,
} as const;
const toPassword = bothAt(`/wishlist?pwdReset=true&id=${LINK_SECRET}`);
const passwordLink = pageScenario(toPassword, { link: MAILED });
const passwordLinkExpired = pageScenario(toPassword, { link: { ...MAILED, minutesAgo: 90 } });
const accountLink = pageScenario(bothAt(`/wishlist?krypto=${LINK_SECRET}`), { link: WANTED });
const accountLinkFailed = pageScenario(bothAt(`/wishlist?krypto=${LINK_SECRET}`), {
  link: WANTED,
  rules: [{ on: 'POST /person/confirm', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
  wishes: [{ pause: 1 }, { input: 'auth/confirmAccount' }],
});

export const Registration: Story = () => <ShopPage scenario={registration} />;
export const PasswordForgotten: Story = () => <ShopPage scenario={forgotten} />;
export const PasswordMailSent: Story = () => <ShopPage scenario={mailSent} />;
export const PasswordLink: Story = () => <ShopPage scenario={passwordLink} />;
export const PasswordLinkExpired: Story = () => <ShopPage scenario={passwordLinkExpired} />;
export const AccountLink: Story = () => <ShopPage scenario={accountLink} />;
export const AccountLinkFailed: Story = () => <ShopPage scenario={accountLinkFailed} />;
