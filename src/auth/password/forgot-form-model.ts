import { declareForm } from '../../forms/form-model.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { loginHidden } from '../dialog-model.ts';
import { signInClosed, signedIn } from '../model.ts';
import { passwordRequested } from './password-request-model.ts';

export const forgotForm = declareForm(
  'auth',
  'forgot',
  { email: personalEmail() },
  { all: [signedIn, signInClosed, loginHidden, passwordRequested] },
);
