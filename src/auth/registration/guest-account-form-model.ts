import { declareForm } from '../../forms/form-model.ts';
import { KNOWN_ACCOUNT_MARKS } from './known-account-marks.ts';
import { registered } from './registration-model.ts';

/** AUT-19: form for an account from a guest's order, under the order's address. */
export const guestAccountForm = declareForm('auth', 'guestAccount', KNOWN_ACCOUNT_MARKS, {
  all: [registered],
});
