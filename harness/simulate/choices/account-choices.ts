import type { Scope } from 'effector';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { leaveLanding } from '#src/auth/account-guard-model.ts';
import { requestAccount, registrationForm } from '#src/auth/registration/account-request-model.ts';
import {
  $link,
  askAnotherLink,
  checkLinkAgain,
  confirmAccount,
  createPassword,
  dismissLink,
} from '#src/auth/password/link-model.ts';
import { signIn } from '#src/auth/model.ts';
import {
  confirmEmail,
  endNewsletter,
  newPasswordForm,
} from '#src/auth/password/pressed-link-model.ts';
import { forgotForm, requestPassword } from '#src/auth/password/password-request-model.ts';
import { signInForm } from '#src/auth/sign-in/sign-in-form-model.ts';
import type { Random } from '#src/kernel/random.ts';
import { $gate, acceptGate, declineGate, putOffGate } from '#src/membership/gate-model.ts';
import {
  $membership,
  $membershipChange,
  askLeave,
  join,
  leave,
  retryMembership,
  stay,
} from '#src/membership/membership-model.ts';
import { isMember } from '#src/membership/contract.ts';
import { $account } from '#src/my-account/account-model.ts';
import { saveDetails } from '#src/my-account/details/details-model.ts';
import { askEmail } from '#src/my-account/details/email-model.ts';
import { changePassword } from '#src/my-account/details/password-model.ts';
import { signOutEverywhere } from '#src/my-account/privacy/sign-out-everywhere-model.ts';
import { deleteAccount, keepAccount } from '#src/my-account/privacy/account-deletion-model.ts';
import { Section } from '#src/my-account/section.ts';
import { $page } from '#src/pages/model.ts';
import { $isRegistered } from '#src/session/model.ts';
import { newAddresses } from '../oracles/account-changes-oracle.ts';
import { sectionChoices } from './account-area-choices.ts';
import { type Choice, type Situation, emptyForm, ofTheme, pressed } from './choice.ts';

const account = ofTheme('account');

/** Addresses without an account at first. */
const NEW_PEOPLE = ['ada', 'bo', 'cem'].map((name) => `${name}.weaver@mail.example`);
const KNOWN_PEOPLE = Object.values(DEMO_ACCOUNTS).map(({ email }) => email);
const SECTIONS = Object.values(Section.schema);
const WORDS = ['warp', 'weft', 'yarn', 'hem'];

function newPassword(random: Random): string {
  return `${random.pick(WORDS)}-and-${random.pick(WORDS)}-${random.below(90) + 10}`;
}

/** Choices for a forgotten password, in the drawer or the sign-in dialog. */
export function forgettingChoices(
  { tab, browser }: Situation,
  scope: Scope,
  isDialog: boolean,
): Choice[] {
  const made = newAddresses(browser.backend.world());
  return [
    account.choice('send the sign-in empty', 0.5, () => emptyForm(tab, scope, signInForm)),
    account.choice('send the request for a password empty', 0.5, () =>
      emptyForm(tab, scope, forgotForm),
    ),
    ...account.when(!isDialog, 'send the registration empty', 0.5, () =>
      emptyForm(tab, scope, registrationForm),
    ),
    account.choice('ask for a new password', 2, (random) => {
      const email = random.pick([...KNOWN_PEOPLE, ...NEW_PEOPLE]);
      tab.send(requestPassword, { email, source: 'header' });
    }),
    ...account.when(made.length > 0, 'sign in to a new account', 3, (random) => {
      const email = random.pick(made);
      const password = browser.accounts.passwordOf(browser.backend.world(), email) ?? '';
      tab.person = email;
      tab.send(signIn, { email, password, rememberMe: false });
    }),
    ...account.when(!isDialog, 'register', 3, (random) => {
      const email = random.pick(random.below(5) === 0 ? KNOWN_PEOPLE : NEW_PEOPLE);
      const password = newPassword(random);
      const newsletter = random.below(2) === 0;
      tab.send(requestAccount, {
        email,
        password,
        passwordConfirmation: password,
        newsletter,
      });
    }),
  ];
}

export function linkChoices({ tab }: Situation, scope: Scope): Choice[] {
  const link = scope.getState($link);
  if (link.status === 'none' || link.status === 'checking' || link.status === 'saving') return [];
  const { purpose } = link;
  const isOpen = link.status === 'ready' || link.status === 'failed';
  return [
    ...account.when(isOpen && purpose === 'password', 'choose a password', 8, (random) => {
      const password = newPassword(random);
      pressed(tab, random, createPassword, { password, newsletter: false });
    }),
    ...account.when(isOpen && purpose === 'password', 'send the new password empty', 1, () =>
      emptyForm(tab, scope, newPasswordForm),
    ),
    ...account.when(isOpen && purpose === 'account', 'open the account', 8, () =>
      tab.send(confirmAccount),
    ),
    ...account.when(isOpen && purpose === 'email', 'confirm the new address', 8, () =>
      tab.send(confirmEmail),
    ),
    ...account.when(isOpen && purpose === 'newsletter', 'want no more letters', 8, () =>
      tab.send(endNewsletter),
    ),
    ...account.when(link.status === 'refused', 'ask for another link', 2, () =>
      tab.send(askAnotherLink, { purpose }),
    ),
    ...account.when(link.status === 'refused', 'look at the link again', 2, () =>
      tab.send(checkLinkAgain),
    ),
    account.choice('leave the link', 1, () => tab.send(dismissLink)),
  ];
}

/** Opens mailed links, new and old. */
function mailChoices({ tab, browser }: Situation): Choice[] {
  if (!browser.backend.world().state.accountMails?.length) return [];
  const paths = lettersOf(browser.backend.world())
    .flatMap(({ links }) => links.map(({ path }) => path))
    .filter((path) => path.includes('?'));
  const [newest] = paths;
  if (newest === undefined) return [];
  return [
    account.choice('follow the newest mail', 8, () => tab.arrive(newest)),
    account.choice('follow any mail', 2, (random) => tab.arrive(random.pick(paths))),
  ];
}

function landingChoices({ tab }: Situation, scope: Scope): Choice[] {
  const gate = scope.getState($gate);
  if (gate.status !== 'pending' && gate.status !== 'failed')
    return [account.choice('go on from the landing page', 3, () => tab.send(leaveLanding))];
  return [
    account.choice('say yes at the gate', 5, (random) =>
      pressed(tab, random, acceptGate, { newsletter: random.below(2) === 0 }),
    ),
    account.choice('say no at the gate', 3, (random) => pressed(tab, random, declineGate)),
    account.choice('decide later', 3, () => tab.send(putOffGate)),
  ];
}

function membershipChoices({ tab }: Situation, scope: Scope): Choice[] {
  const shown = scope.getState($membership);
  const change = scope.getState($membershipChange);
  if (change.status === 'asking' || (change.status === 'failed' && change.wish === 'leave'))
    return [
      account.choice('leave the membership', 12, () => tab.send(leave)),
      account.choice('stay a member', 4, () => tab.send(stay)),
    ];
  if (shown.status === 'failed')
    return [account.choice('read the membership again', 12, () => tab.send(retryMembership))];
  if (shown.status !== 'ready') return [];
  return isMember(shown.membership)
    ? [account.choice('want to leave', 6, () => tab.send(askLeave))]
    : [
        account.choice('join', 15, (random) =>
          pressed(tab, random, join, { newsletter: random.below(2) === 0 }),
        ),
      ];
}

function detailsChoices({ tab, browser }: Situation, scope: Scope): Choice[] {
  const shown = scope.getState($account);
  if (shown.status !== 'ready') return [];
  const { emailAddress } = shown.account;
  const known = browser.accounts.passwordOf(browser.backend.world(), emailAddress) ?? '';
  /** One time in five a wrong password. */
  const typed = (random: Random) => (random.below(5) === 0 ? 'not-mine-12' : known);
  return [
    account.choice('change the password', 6, (random) =>
      pressed(tab, random, changePassword, {
        oldPassword: typed(random),
        password: newPassword(random),
      }),
    ),
    account.choice('want another address', 8, (random) => {
      const email = random.pick([...NEW_PEOPLE, ...NEW_PEOPLE, ...KNOWN_PEOPLE]);
      pressed(tab, random, askEmail, { email, password: typed(random) });
    }),
    account.choice('change the name', 4, (random) =>
      pressed(tab, random, saveDetails, { firstName: random.pick(WORDS), lastName: 'Weaver' }),
    ),
  ];
}

function privacyChoices({ tab }: Situation): Choice[] {
  return [
    account.choice('delete the account', 6, (random) => pressed(tab, random, deleteAccount)),
    account.choice('keep the account', 4, (random) => pressed(tab, random, keepAccount)),
    account.choice('sign out everywhere', 3, (random) => pressed(tab, random, signOutEverywhere)),
  ];
}

function areaChoices(situation: Situation, section: Section, scope: Scope): Choice[] {
  return [
    ...sectionChoices(situation, section, scope),
    ...(section === 'personaldetails' ? detailsChoices(situation, scope) : []),
    ...(section === 'privacy' ? privacyChoices(situation) : []),
  ];
}

/** Two weeks pass: only the effect on account deletions matters. */
function waitingChoices({ browser }: Situation): Choice[] {
  const { deletions = {} } = browser.backend.world().state;
  return account.when(Object.keys(deletions).length > 0, 'a fortnight passes', 2, () =>
    browser.endWaiting(),
  );
}

/** All choices about an account, except signing in and out (`session-choices.ts`). */
export function accountChoices(situation: Situation, scope: Scope): Choice[] {
  const { tab } = situation;
  const page = scope.getState($page);
  const { kind } = page;
  const isRegistered = scope.getState($isRegistered);
  return [
    ...mailChoices(situation),
    ...(kind === 'migration' ? landingChoices(situation, scope) : []),
    ...(kind === 'membership' && isRegistered ? membershipChoices(situation, scope) : []),
    ...(page.kind === 'account' && isRegistered ? areaChoices(situation, page.section, scope) : []),
    ...waitingChoices(situation),
    ...account.when(isRegistered, 'visit the account area', 10, (random) => {
      const section = random.pick(SECTIONS);
      tab.history.push(section === 'overview' ? '/myaccount' : `/myaccount/${section}`);
    }),
    ...account.when(isRegistered, 'visit the membership', 4, () =>
      tab.history.push('/myaccount/membership'),
    ),
    ...account.when(kind !== 'migration', 'visit the landing page', 0.5, () =>
      tab.history.push('/myaccount/migrationLanding?loginRedirect=%2F%2Fevil.example'),
    ),
  ];
}
