import type { FieldOf } from '../forms/field.ts';
import type { CustomTestsOf } from '../forms/rules.ts';
import { receiptTotalIn } from './receipt.ts';

/** Returns the fields of the receipt form; `example` is an amount in the store's format. */
export function receiptFields(example: string): readonly FieldOf<'checkout'>[] {
  return [
    {
      name: 'total',
      component: 'input',
      label: 'orders.receipt.label',
      helperText: 'orders.receipt.hint',
      texts: { example },
      validate: true,
      required: true,
      requiredMsg: 'orders.receipt.error.missing',
      inputMode: 'decimal',
      autoComplete: 'off',
    },
  ];
}

export const RECEIPT_TESTS: CustomTestsOf<'checkout'> = {
  total: [
    {
      name: 'amount',
      errorMessage: 'orders.receipt.error.invalid',
      callback: (total) => receiptTotalIn(String(total)) !== undefined,
    },
  ],
};
