import { declareForm } from '../../forms/form-model.ts';
import { secret } from '../../kernel/struct.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';

/** Form to change the password: the current and the new one. */
export const passwordForm = declareForm(
  'account',
  'password',
  { oldPassword: secret(), password: secret(), passwordConfirmation: secret() },
  { all: [openForm, formClosed, forgetAccount] },
);
