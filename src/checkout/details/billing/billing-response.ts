import { type Infer, string, type } from 'superstruct';
import { type Address, AddressAnswer, readAddress } from '../../../kernel/address.ts';
import { requiredItems } from '../../../kernel/tolerant.ts';
import type { UsablePayment } from './billing-api.ts';

export const UsablePaymentsAnswer = type({
  usablePaymentInformation: requiredItems(
    type({ paymentMethodName: string(), description: string() }),
  ),
});

export const BillingAddressesAnswer = type({ usableBillingAddress: requiredItems(AddressAnswer) });

export function readUsablePayments({
  usablePaymentInformation,
}: Infer<typeof UsablePaymentsAnswer>): UsablePayment[] {
  return usablePaymentInformation.entries.map(({ paymentMethodName, description }) => ({
    code: paymentMethodName,
    description,
  }));
}

export function readBillingAddresses({
  usableBillingAddress,
}: Infer<typeof BillingAddressesAnswer>): Address[] {
  return usableBillingAddress.entries.map(readAddress);
}
