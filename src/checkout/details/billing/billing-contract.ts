import { type Infer, array, object, string } from 'superstruct';
import { Address } from '../../../kernel/address.ts';

/** A payment method that can pay for the bag. */
export const UsablePayment = object({ code: string(), description: string() });
export type UsablePayment = Infer<typeof UsablePayment>;

export const UsablePayments = array(UsablePayment);

export const BillingAddresses = array(Address);
