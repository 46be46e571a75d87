import { nullable, enums, object } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { onceTouched } from '../ports/late-gate.ts';
import { accountRequested } from './registration/account-request-model.ts';
import { loginHidden, loginShown } from './dialog-model.ts';
import { signInClosed, signInOpened, signedIn } from './model.ts';
import { AuthPanel } from './panel.ts';
import { passwordRequested } from './password/password-request-model.ts';

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
