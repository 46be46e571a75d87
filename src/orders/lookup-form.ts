import type { FieldOf } from '../forms/field.ts';
import type { CustomTestsOf } from '../forms/rules.ts';
import { GENERIC_POSTCODE } from '../kernel/patterns.ts';
import { refOf, tidyNumber } from './order.ts';

export interface PostcodeRules {
  /** Formats a postcode by its country's rules. */
  tidyPostcode: (typed: string) => string;
  postcodeExample: string;
}

const LONGEST_POSTCODE = 10;

/** Returns the fields of the lookup form; `orderId` is the number from the URL. */
export function lookupFields(
  { tidyPostcode, postcodeExample }: PostcodeRules,
  orderId?: string,
): readonly FieldOf<'checkout'>[] {
  return [
    {
      name: 'number',
      component: 'input',
      label: 'lookup.number',
      helperText: 'lookup.numberHint',
      validate: true,
      required: true,
      requiredMsg: 'lookup.error.number.missing',
      tidy: tidyNumber,
      inputMode: 'numeric',
      autoComplete: 'off',
      ...(orderId !== undefined && { value: orderId }),
    },
    {
      name: 'postcode',
      component: 'input',
      label: 'lookup.postcode',
      helperText: 'lookup.postcodeHint',
      texts: { example: postcodeExample },
      validate: true,
      required: true,
      // Postcodes of other countries are valid, because a bill may go there.
      maxLength: LONGEST_POSTCODE,
      regex: GENERIC_POSTCODE,
      requiredMsg: 'lookup.error.postcode.missing',
      invalidMsg: 'lookup.error.postcode.invalid',
      tidy: tidyPostcode,
      autoComplete: 'postal-code',
    },
  ];
}

export const LOOKUP_TESTS: CustomTestsOf<'checkout'> = {
  number: [
    {
      name: 'online',
      errorMessage: 'lookup.error.number.invalid',
      callback: (number) => refOf(String(number))?.place === 'online',
    },
  ],
};
