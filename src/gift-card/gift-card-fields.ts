import type { FieldOf } from '../forms/field.ts';
import { formatGiftCard } from './gift-card.ts';

/** Removes blanks and hyphens from a typed number or PIN. */
function tidyDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}

const SHARED = {
  component: 'input',
  validate: true,
  required: true,
  inputMode: 'numeric',
  autoComplete: 'off',
  tidy: tidyDigits,
} as const;

/** API-58 */
export const GIFT_CARD_FIELDS: readonly FieldOf<'checkout'>[] = [
  {
    ...SHARED,
    name: 'number',
    label: 'giftCard.number',
    helperText: 'giftCard.numberHint',
    requiredMsg: 'giftCard.error.number.missing',
    invalidMsg: 'giftCard.error.number.invalid',
    regex: /^\d{16,19}$/,
    format: formatGiftCard,
    colWidth: 8,
  },
  {
    ...SHARED,
    name: 'pin',
    label: 'giftCard.pin',
    helperText: 'giftCard.pinHint',
    requiredMsg: 'giftCard.error.pin.missing',
    invalidMsg: 'giftCard.error.pin.invalid',
    regex: /^\d{4,8}$/,
    colWidth: 4,
  },
];
