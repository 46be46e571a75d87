import type { TextKey } from '../../kernel/text-keys.ts';
import type { FieldOf } from '../../forms/field.ts';
import type { CustomTestsOf } from '../../forms/rules.ts';
import { digitsIn } from '../../kernel/characters.ts';
import { brandOf } from './card-brands.ts';
import {
  type CardField,
  cardErrors,
  formatCardNumber,
  formatExpiry,
  readExpiry,
  shortExpiry,
} from './card.ts';

/** Values of the card form. */
export type TypedCard = Record<CardField, string> & { saveCard: boolean };

/** Field that the payment service rejected, with the key of its error text. */
export type RefusedCard = Readonly<{ field: CardField; text: TextKey<'checkout'> }>;

interface Asked {
  /** `YYYY-MM-DD` in the shopper's time zone. */
  today: string;
  /** Card number as typed so far. */
  number: string;
  /** True if the shopper may save the card. */
  canSave: boolean;
  refused?: RefusedCard | undefined;
}

/** PAY-05: returns the fields of the card form. */
export function cardFields({
  today,
  number,
  canSave,
  refused,
}: Asked): readonly FieldOf<'checkout'>[] {
  const brand = brandOf(digitsIn(number));
  return [
    {
      ...shared('number'),
      ...(brand ? { helperName: brand.name } : { helperText: 'card.numberHint' }),
      inputMode: 'numeric',
      autoComplete: 'cc-number',
      format: formatCardNumber,
      tidy: digitsIn,
    },
    {
      ...shared('expiry'),
      helperText: 'card.expiryHint',
      isPaired: true,
      inputMode: 'numeric',
      autoComplete: 'cc-exp',
      format: formatExpiry,
      tidy(typed) {
        const expiry = readExpiry(typed, today);
        return expiry ? shortExpiry(expiry) : typed.trim();
      },
    },
    {
      ...shared('cvc'),
      helperText: brand?.codeLength === 4 ? 'card.cvcFour' : 'card.cvcThree',
      isPaired: true,
      inputMode: 'numeric',
      autoComplete: 'cc-csc',
    },
    { ...shared('holderName'), autoComplete: 'cc-name', autoCapitalize: 'words' },
    { name: 'saveCard', component: 'checkbox', label: 'card.save', show: canSave },
  ];

  function shared(name: CardField) {
    return {
      name,
      component: 'input',
      label: `card.${name}`,
      validate: true,
      required: true,
      requiredMsg: `card.error.${name}.missing`,
      ...(refused?.field === name && {
        isError: true,
        errorMessageText: refused.text,
      }),
    } as const;
  }
}

const PROBLEMS = [
  'number.notTaken',
  'number.short',
  'number.long',
  'number.luhn',
  'expiry.invalid',
  'expiry.expired',
  'cvc.three',
  'cvc.four',
  'holderName.invalid',
] as const;

/** Returns the tests of the card form. `taken` lists accepted brand codes; all if omitted. */
export function cardTests(today: string, taken?: readonly string[]): CustomTestsOf<'checkout'> {
  const testsOf = (field: CardField) =>
    PROBLEMS.filter((problem) => problem.startsWith(`${field}.`)).map((problem) => ({
      name: problem.slice(field.length + 1),
      errorMessage: `card.error.${problem}` as const,
      // All fields are strings except `saveCard`, which the card rules do not read.
      callback: (_: unknown, values: object) =>
        `${field}.${cardErrors(values as TypedCard, today, taken)[field]}` !== problem,
    }));
  return {
    number: testsOf('number'),
    expiry: testsOf('expiry'),
    cvc: testsOf('cvc'),
    holderName: testsOf('holderName'),
  };
}
