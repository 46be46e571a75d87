import type { Field } from '../../forms/field.ts';
import type { CustomTests } from '../../forms/rules.ts';
import { digitsIn } from '../../kernel/digits.ts';
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

interface Asked {
  /** `YYYY-MM-DD` where the shopper is. */
  today: string;
  /** What is typed as a number so far. */
  number: string;
  /** Whether the shopper may have the card kept. */
  canSave: boolean;
  /** What the payment service found wrong with the card that was sent. */
  refused?: Readonly<{ field: CardField; key: string }> | undefined;
}

/** PAY-05: what a card is typed into. */
export function cardFields({ today, number, canSave, refused }: Asked): readonly Field[] {
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
        errorMessageText: `card.error.${name}.${refused.key}`,
      }),
    } as const;
  }
}

const PROBLEMS: Readonly<Record<CardField, readonly string[]>> = {
  number: ['notTaken', 'short', 'long', 'luhn'],
  expiry: ['invalid', 'expired'],
  cvc: ['three', 'four'],
  holderName: ['invalid'],
};

/** `taken` are the brands that are taken, by their codes; all when it is left out. */
export function cardTests(today: string, taken?: readonly string[]): CustomTests {
  const testsOf = ([field, keys]: [string, readonly string[]]) => [
    field,
    keys.map((key) => ({
      name: key,
      errorMessage: `card.error.${field}.${key}`,
      // Its fields are texts, but for the box that the card's rules do not look at.
      callback: (_: unknown, values: object) =>
        cardErrors(values as TypedCard, today, taken)[field as CardField] !== key,
    })),
  ];
  return Object.fromEntries(Object.entries(PROBLEMS).map(testsOf)) as CustomTests;
}
