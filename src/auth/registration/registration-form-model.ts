import { declareForm } from '../../forms/form-model.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { accountRequested } from './account-request-model.ts';
import { signInClosed, signedIn } from '../model.ts';
import { KNOWN_ACCOUNT_MARKS } from './known-account-marks.ts';

/** AUT-19. The form survives closing the drawer, except for secrets. */
export const registrationForm = declareForm(
  'auth',
  'registration',
  { email: personalEmail(), ...KNOWN_ACCOUNT_MARKS },
  { all: [signedIn, accountRequested], secrets: [signInClosed] },
);
