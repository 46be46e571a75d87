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

/** What stands in the form of a card. */
export type TypedCard = Record<CardField, string> & { saveCard: boolean };

/** What the payment service found wrong with a card: the field, and the key of its text. */
export type RefusedCard = Readonly<{ field: CardField; text: TextKey<'checkout'> }>;

interface Asked {
  /** `YYYY-MM-DD` where the shopper is. */
  today: string;
  /** What is typed as a number so far. */
  number: string;
  /** Whether the shopper may have the card kept. */
  canSave: boolean;
  refused?: RefusedCard | undefined;
}

/** PAY-05: what a card is typed into. */
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

/** `taken` are the brands that are taken, by their codes; all when it is left out. */
export function cardTests(today: string, taken?: readonly string[]): CustomTestsOf<'checkout'> {
  const testsOf = (field: CardField) =>
    PROBLEMS.filter((problem) => problem.startsWith(`${field}.`)).map((problem) => ({
      name: problem.slice(field.length + 1),
      errorMessage: `card.error.${problem}` as const,
      // Its fields are texts, but for the box that the card's rules do not look at.
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
