import type { Scope } from 'effector';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { $isReadingUserInfo, $isRegistered, $userInfo, retryUserInfo } from '#src/session/model.ts';
import { $isSigningOut, signOut } from '#src/auth/sign-out-model.ts';
import { closeLogin } from '#src/auth/dialog-model.ts';
import { $signInState, closeSignIn, openSignIn, signIn } from '#src/auth/model.ts';
import { refresh } from '#src/fatal-error/model.ts';
import { $isSomethingMissing, retryFiles } from '#src/ports/lost-files.ts';
import type { Random } from '#src/kernel/random.ts';
import { type Choice, type Situation, when } from './choice.ts';

const ACCOUNTS = Object.values(DEMO_ACCOUNTS);

type Account = { email: string; password: string };

function signInAs({ tab, browser }: Situation, { email, ...known }: Account, random: Random): void {
  const password = browser.accounts.passwordOf(browser.backend.world(), email) ?? known.password;
  const rememberMe = random.below(4) === 0;
  tab.person = email;
  tab.send(signIn, { email, password, rememberMe });
}

function accountOf(email: string | undefined, random: Random): Account {
  return ACCOUNTS.find((account) => account.email === email) ?? random.pick(ACCOUNTS);
}

/** Choices for signing in, signing out and reloading. */
export function sessionChoices({ tab }: Situation, scope: Scope): Choice[] {
  const isRegistered = scope.getState($isRegistered);
  const isFailed = scope.getState($userInfo).status === 'failed';
  return [
    {
      name: 'visit the account',
      theme: 'session',
      weight: 1,
      act: () => tab.history.push('/myaccount'),
    },
    ...when(!isRegistered, () => ({
      name: 'open the sign-in',
      theme: 'session',
      weight: 4,
      act: () => tab.send(openSignIn, { place: 'header' }),
    })),
    ...when(isRegistered && !scope.getState($isSigningOut), () => ({
      name: 'sign out',
      theme: 'session',
      weight: 2,
      act: () => tab.send(signOut, undefined),
    })),
    ...when(scope.getState($isSomethingMissing), () => ({
      name: 'ask for what is missing again',
      theme: 'trouble',
      weight: 10,
      act: () => tab.send(retryFiles, undefined),
    })),
    ...when(isFailed, () => ({
      name: 'ask who one is again',
      theme: 'trouble',
      weight: 10,
      act: () => tab.send(retryUserInfo, undefined),
    })),
  ];
}

/** Session events outside the shop. */
export function worldChoices({ browser }: Situation): Choice[] {
  return [
    { name: 'the session ends', theme: 'session', weight: 0.6, act: () => browser.order('time') },
    {
      name: 'another device signs in',
      theme: 'session',
      weight: 0.6,
      act: () => browser.order('other-device'),
    },
  ];
}

/** Choices in the sign-in drawer, or in the dialog after a session's end. */
export function signInChoices(situation: Situation, isDialog: boolean): Choice[] {
  const { tab } = situation;
  // After a failed sign-in, wait for the user info: the sign-in may have succeeded.
  if (!isDialog && tab.page?.scope.getState($isReadingUserInfo)) return [];
  return [
    {
      name: 'sign in',
      theme: 'session',
      weight: 6,
      act: (random) => signInAs(situation, accountOf(tab.person, random), random),
    },
    {
      name: 'sign in as somebody',
      theme: 'session',
      weight: 1,
      act: (random) => signInAs(situation, random.pick(ACCOUNTS), random),
    },
    {
      name: 'mistype the password',
      theme: 'session',
      // A mistyped password is likely to be mistyped again.
      weight: tab.page?.scope.getState($signInState).status === 'failed' ? 6 : 1,
      act: (random) =>
        tab.send(signIn, {
          ...accountOf(tab.person, random),
          password: 'wrong-1',
          rememberMe: false,
        }),
    },
    {
      name: 'close the sign-in',
      theme: 'session',
      weight: 1,
      act: () => tab.send(isDialog ? closeLogin : closeSignIn, undefined),
    },
  ];
}

/** Choices at the fatal error. */
export function fatalChoices({ tab }: Situation): Choice[] {
  return [
    { name: 'refresh', theme: 'trouble', weight: 1, act: () => tab.send(refresh, undefined) },
  ];
}
