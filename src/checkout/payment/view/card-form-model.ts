import { boolean } from 'superstruct';
import { declareForm } from '../../../forms/form-model.ts';
import { secret } from '../../../kernel/struct.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { chooseMethod, methodsLoaded } from '../methods/methods-model.ts';

/** PAY-05: form of a new card. Typed values exist only in its fields. */
export const cardForm = declareForm(
  'checkout',
  'card',
  { number: secret(), expiry: secret(), cvc: secret(), holderName: secret(), saveCard: boolean() },
  { all: [orderPlaced, chooseMethod, methodsLoaded], isKept: false },
);
