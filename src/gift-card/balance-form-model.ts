import { declareForm } from '../forms/form-model.ts';
import { secret } from '../kernel/struct.ts';
import { forgetBalance } from './balance-model.ts';

/** API-58. Number and PIN exist only in its fields. */
export const balanceForm = declareForm(
  'gift-card',
  'balance',
  { number: secret(), pin: secret() },
  { all: [forgetBalance], isKept: false },
);
