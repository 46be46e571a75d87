import { declareForm } from '../../forms/form-model.ts';
import { secret } from '../../kernel/struct.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';

/** The password that somebody has, and the one that they want. */
export const passwordForm = declareForm(
  'account',
  'password',
  { oldPassword: secret(), password: secret(), passwordConfirmation: secret() },
  { all: [openForm, formClosed, forgetAccount] },
);
