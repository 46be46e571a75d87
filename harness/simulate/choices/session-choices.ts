import type { Scope } from 'effector';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { $isReadingUserInfo, $isRegistered, $userInfo, retryUserInfo } from '#src/session/model.ts';
import { $isSigningOut, signOut } from '#src/auth/sign-out-model.ts';
import { closeLogin } from '#src/auth/dialog-model.ts';
import { $signInState, closeSignIn, openSignIn, signIn } from '#src/auth/model.ts';
import { refresh } from '#src/fatal-error/model.ts';
import { $isSomethingMissing, retryFiles } from '#src/ports/lost-files.ts';
import type { Random } from '#src/kernel/random.ts';
import { type Choice, type Situation, ofTheme } from './choice.ts';

const session = ofTheme('session');
const trouble = ofTheme('trouble');

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
    session.choice('visit the account', 1, () => tab.history.push('/myaccount')),
    ...session.when(!isRegistered, 'open the sign-in', 4, () =>
      tab.send(openSignIn, { place: 'header' }),
    ),
    ...session.when(isRegistered && !scope.getState($isSigningOut), 'sign out', 2, () =>
      tab.send(signOut),
    ),
    ...trouble.when(scope.getState($isSomethingMissing), 'ask for what is missing again', 10, () =>
      tab.send(retryFiles),
    ),
    ...trouble.when(isFailed, 'ask who one is again', 10, () => tab.send(retryUserInfo)),
  ];
}

export function worldChoices({ browser }: Situation): Choice[] {
  return [
    session.choice('the session ends', 0.6, () => browser.order('time')),
    session.choice('another device signs in', 0.6, () => browser.order('other-device')),
  ];
}

export function signInChoices(situation: Situation, isDialog: boolean): Choice[] {
  const { tab } = situation;
  // After a failed sign-in, wait for the user info: the sign-in may have succeeded.
  if (!isDialog && tab.page?.scope.getState($isReadingUserInfo)) return [];
  return [
    session.choice('sign in', 6, (random) =>
      signInAs(situation, accountOf(tab.person, random), random),
    ),
    session.choice('sign in as somebody', 1, (random) =>
      signInAs(situation, random.pick(ACCOUNTS), random),
    ),
    session.choice(
      'mistype the password', // A mistyped password is likely to be mistyped again.
      tab.page?.scope.getState($signInState).status === 'failed' ? 6 : 1,
      (random) =>
        tab.send(signIn, {
          ...accountOf(tab.person, random),
          password: 'wrong-1',
          rememberMe: false,
        }),
    ),
    session.choice('close the sign-in', 1, () => tab.send(isDialog ? closeLogin : closeSignIn)),
  ];
}

export function fatalChoices({ tab }: Situation): Choice[] {
  return [trouble.choice('refresh', 1, () => tab.send(refresh))];
}
