import { nullable, enums, object, type Infer } from 'superstruct';
import { feature, input, state } from '../event-log/units.ts';
import { onceTouched } from '../ports/once-touched.ts';
import { accountRequested } from './registration/account-request-model.ts';
import { loginHidden, loginShown } from './dialog-model.ts';
import { signInClosed, signInOpened, signedIn } from './model.ts';
import { passwordRequested } from './password/password-request-model.ts';
import type { NamedTextKey } from '../kernel/text-keys.ts';

feature('core');

/** AUT-02, AUT-11: panels of the drawer and the login dialog. */
export const AuthPanel = enums([
  'Login',
  'ForgotPassword',
  'ForgotPasswordSuccess',
  'Registration',
  'RegistrationSuccess',
]);
export type AuthPanel = Infer<typeof AuthPanel>;

/** AUT-06, AUT-08 */
export const showPanel = input(
  'auth/showPanel',
  object({ panel: enums(['Login', 'ForgotPassword', 'Registration']) }),
);

/** Chosen panel; `null` before a choice. */
export const $authPanel = state<AuthPanel | null>('auth/panel', null, nullable(AuthPanel));

$authPanel
  .on(showPanel, (_, { panel }) => panel)
  .on(accountRequested, () => 'RegistrationSuccess')
  .on(passwordRequested, () => 'ForgotPasswordSuccess') // AUT-07
  .reset(
    onceTouched([signInOpened, signInClosed, signedIn, loginShown, loginHidden], $authPanel, null),
  );

export const PANEL_TITLES: Readonly<Record<AuthPanel, NamedTextKey>> = {
  Login: 'account:signIn.title',
  ForgotPassword: 'myAccount:forgot.title',
  ForgotPasswordSuccess: 'myAccount:forgot.title',
  Registration: 'myAccount:register.title',
  RegistrationSuccess: 'myAccount:register.title',
};
