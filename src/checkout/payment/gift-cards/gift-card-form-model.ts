import { declareForm } from '../../../forms/form-model.ts';
import { secret } from '../../../kernel/struct.ts';
import { giftCardAdded } from './gift-cards-model.ts';

/** GFT-01: another gift card that pays. Number and PIN are in its fields and nowhere else. */
export const payingGiftCardForm = declareForm(
  'checkout',
  'payingGiftCard',
  { number: secret(), pin: secret() },
  { all: [giftCardAdded], isKept: false },
);
