import { type Infer, assign, string, type } from 'superstruct';
import { CartDetailsAnswer, readCartDetails } from '../../cart/bag/response.ts';
import { AddressAnswer, readAddress } from '../../kernel/address.ts';
import { validItems, optionalLenient, present } from '../../kernel/tolerant.ts';
import type { AddressProblem, PaypalReview } from './review.ts';

export const PaypalReviewAnswer = assign(
  CartDetailsAnswer,
  type({
    payer: type({ email1: optionalLenient(string()) }),
    shippingInfo: type({
      shipModeDescription: string(),
      pickupType: optionalLenient(string()),
      address: optionalLenient(AddressAnswer),
    }),
    errors: validItems(type({ errorKey: string() })),
  }),
);

const PROBLEMS: Readonly<Record<string, AddressProblem>> = {
  _ERR_ADDRESS_COUNTRY: 'abroad',
  _ERR_ADDRESS_PO_BOX: 'poBox',
};

export function readPaypalReview(answer: Infer<typeof PaypalReviewAnswer>): PaypalReview {
  const { payer, shippingInfo, errors } = answer;
  const { address, shipModeDescription, pickupType } = shippingInfo;
  const [error] = errors;
  const problem = error && (PROBLEMS[error.errorKey] ?? 'incomplete');
  return present({
    bag: readCartDetails(answer),
    delivery: shipModeDescription,
    isCollected: pickupType !== undefined,
    address: address && readAddress(address),
    email: payer.email1,
    // An order without an address cannot be placed.
    problem: problem ?? (address ? undefined : 'incomplete'),
  });
}
