import { type Infer, enums, string, type } from 'superstruct';
import { dictionary } from '../../kernel/struct.ts';
import { validItems, optionalLenient, present } from '../../kernel/tolerant.ts';
import type { ShopError } from '../../ports/http/errors.ts';
import { type Payment, PaymentStatus } from './contract.ts';

const ErrorAnswer = type({
  errorKey: string(),
  errorCode: optionalLenient(string()),
  errorMessage: optionalLenient(string()),
  errorParameters: validItems(string()),
});

export const PaymentAnswer = type({
  orderId: string(),
  paymentId: string(),
  paymentStatus: PaymentStatus,
  redirect: optionalLenient(
    type({
      url: string(),
      method: enums(['GET', 'POST']),
      fields: optionalLenient(dictionary(string())),
    }),
  ),
  errors: validItems(ErrorAnswer),
});

function readError(answer: Infer<typeof ErrorAnswer>): ShopError {
  const { errorKey, errorCode, errorMessage, errorParameters } = answer;
  return present({ errorKey, errorCode, errorMessage, errorParameters });
}

/** Throws a `RangeError` for a redirect without an address. */
export function readPayment(answer: Infer<typeof PaymentAnswer>): Payment {
  const { orderId, paymentId, paymentStatus: status, redirect, errors } = answer;
  if (status === 'redirect' && !redirect) throw new RangeError('a redirect without an address');
  return present({
    orderId,
    paymentId,
    status,
    redirect: redirect && {
      url: redirect.url,
      method: redirect.method,
      fields: redirect.fields ?? {},
    },
    errors: errors.map(readError),
  });
}
