import { declareForm } from '../forms/form-model.ts';
import { personalText } from '../kernel/struct.ts';
import { leaveReceipt, receiptRead } from './receipt-model.ts';

/** ORD-06. Typed amounts are logged as personal: they may be any text. */
export const receiptForm = declareForm(
  'orders',
  'receipt',
  { total: personalText() },
  { all: [receiptRead, leaveReceipt] },
);
