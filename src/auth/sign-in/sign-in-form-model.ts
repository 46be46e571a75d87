import { boolean, integer } from 'superstruct';
import { feature, state } from '../../event-log/units.ts';
import { declareForm } from '../../forms/form-model.ts';
import { personalEmail, secret } from '../../kernel/struct.ts';
import { onceTouched } from '../../ports/once-touched.ts';
import { loginHidden } from '../dialog-model.ts';
import { signInClosed, signInFailed, signedIn } from '../model.ts';

feature('core');

/** AUT-18 */
export const signInForm = declareForm(
  'auth',
  'signIn',
  { email: personalEmail(), password: secret(), rememberMe: boolean() },
  { all: [signedIn, signInClosed, loginHidden] },
);

/** Number of consecutive sign-ins with wrong credentials. */
export const $wrongSignIns = state('auth/wrongSignIns', 0, integer());

const wasWrong = signInFailed.filter({ fn: ({ errorKey }) => errorKey === '_ERR_INVALID_LOGON' });

$wrongSignIns
  .on(
    onceTouched([wasWrong], signInForm.$form, signInForm.$form.defaultState),
    (count) => count + 1,
  )
  .reset(onceTouched([signedIn], $wrongSignIns, 0));
