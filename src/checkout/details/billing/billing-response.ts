import { type Infer, array, string, type } from 'superstruct';
import { type Address, AddressAnswer, readAddress } from '../../../kernel/address.ts';
import type { UsablePayment } from './billing-contract.ts';

export const UsablePaymentsAnswer = type({
  usablePaymentInformation: array(type({ paymentMethodName: string(), description: string() })),
});

export const BillingAddressesAnswer = type({ usableBillingAddress: array(AddressAnswer) });

export function readUsablePayments({
  usablePaymentInformation,
}: Infer<typeof UsablePaymentsAnswer>): UsablePayment[] {
  return usablePaymentInformation.map(({ paymentMethodName, description }) => ({
    code: paymentMethodName,
    description,
  }));
}

export function readBillingAddresses({
  usableBillingAddress,
}: Infer<typeof BillingAddressesAnswer>): Address[] {
  return usableBillingAddress.map(readAddress);
}
