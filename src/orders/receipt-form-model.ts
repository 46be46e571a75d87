import { declareForm } from '../forms/form-model.ts';
import { personalText } from '../kernel/struct.ts';
import { leaveReceipt, receiptRead } from './receipt-model.ts';

/** ORD-06. What is typed as an amount may be anything. */
export const receiptForm = declareForm(
  'orders',
  'receipt',
  { total: personalText() },
  { all: [receiptRead, leaveReceipt] },
);
