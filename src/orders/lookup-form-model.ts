import { declareForm } from '../forms/form-model.ts';
import { personalText } from '../kernel/struct.ts';
import { leaveLookup, orderFound } from './lookup-model.ts';

/** ORD-03. Typed numbers are logged as personal: they may be any text. */
export const lookupForm = declareForm(
  'orders',
  'lookup',
  { number: personalText(), postcode: personalText() },
  { all: [orderFound, leaveLookup] },
);
