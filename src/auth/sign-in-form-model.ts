import { boolean } from 'superstruct';
import { declareForm } from '../forms/form-model.ts';
import { personalEmail, secret } from '../kernel/struct.ts';
import { loginHidden } from './dialog-model.ts';
import { signInClosed, signedIn } from './model.ts';

/** AUT-18 */
export const signInForm = declareForm(
  'auth',
  'signIn',
  { email: personalEmail(), password: secret(), rememberMe: boolean() },
  { all: [signedIn, signInClosed, loginHidden] },
);
