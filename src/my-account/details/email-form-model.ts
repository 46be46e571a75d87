import { declareForm } from '../../forms/form-model.ts';
import { personalEmail, secret } from '../../kernel/struct.ts';
import { emailLinkSent } from './email-model.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';

/** Form to change the email: the new one, and the current password. */
export const emailForm = declareForm(
  'account',
  'email',
  { email: personalEmail(), password: secret() },
  { all: [openForm, formClosed, emailLinkSent, forgetAccount] },
);
