import { feature } from '../../../event-log/units.ts';
import { declareForm } from '../../../forms/form-model.ts';
import { secret } from '../../../kernel/struct.ts';
import { giftCardAdded } from './gift-cards-model.ts';

feature('core');

/** GFT-01: form to apply a gift card. Number and PIN exist only in its fields. */
export const payingGiftCardForm = declareForm(
  'checkout',
  'payingGiftCard',
  { number: secret(), pin: secret() },
  { all: [giftCardAdded], isKept: false },
);
