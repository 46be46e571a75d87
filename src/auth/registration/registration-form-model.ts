import { boolean } from 'superstruct';
import { declareForm } from '../../forms/form-model.ts';
import { personalEmail, personalText, secret } from '../../kernel/struct.ts';
import { accountRequested } from './account-request-model.ts';
import { signInClosed, signedIn } from '../model.ts';

/** AUT-19. Who closes the drawer by mistake does not type all of it again. */
export const registrationForm = declareForm(
  'auth',
  'registration',
  {
    email: personalEmail(),
    password: secret(),
    passwordConfirmation: secret(),
    day: personalText(),
    month: personalText(),
    year: personalText(),
    newsletter: boolean(),
  },
  { all: [signedIn, accountRequested], secrets: [signInClosed] },
);
