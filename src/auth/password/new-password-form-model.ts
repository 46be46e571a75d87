import { declareForm } from '../../forms/form-model.ts';
import { secret } from '../../kernel/struct.ts';
import { dismissLink } from './link-model.ts';
import { signedIn } from '../model.ts';

/** AUT-15, AUT-19 */
export const newPasswordForm = declareForm(
  'auth',
  'newPassword',
  { password: secret(), passwordConfirmation: secret() },
  { all: [signedIn, dismissLink] },
);
