import { declareForm } from '../../forms/form-model.ts';
import { signedIn } from '../model.ts';
import { KNOWN_ACCOUNT_MARKS } from '../registration/known-account-marks.ts';
import { dismissLink } from './link-model.ts';

/** AUT-15, AUT-19 */
export const newPasswordForm = declareForm('auth', 'newPassword', KNOWN_ACCOUNT_MARKS, {
  all: [signedIn, dismissLink],
});
