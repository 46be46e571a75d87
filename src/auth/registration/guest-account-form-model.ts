import { declareForm } from '../../forms/form-model.ts';
import { secret } from '../../kernel/struct.ts';
import { registered } from './registration-model.ts';

/** The account that a guest makes of an order: all but a password is known. */
export const guestAccountForm = declareForm(
  'auth',
  'guestAccount',
  { password: secret() },
  { all: [registered] },
);
