import {
  type Infer,
  boolean,
  enums,
  integer,
  literal,
  object,
  optional,
  string,
} from 'superstruct';
import { CartDetails } from '../../cart/bag/contract.ts';
import { Address } from '../../kernel/address.ts';
import { personalEmail, taggedUnion } from '../../kernel/struct.ts';

/** Why nothing can be sent to the address that PayPal brings: the last part of the key of its text. */
export const AddressProblem = enums(['abroad', 'poBox', 'incomplete']);
export type AddressProblem = Infer<typeof AddressProblem>;

/**
 * What would be bought: the bag with its sums as they are at the address that PayPal brings, or at the
 * one that the shopper has given before. `email` is missing where the shopper has given one.
 */
export const PaypalReview = object({
  bag: CartDetails,
  delivery: string(),
  isCollected: boolean(),
  address: optional(Address),
  email: optional(personalEmail()),
  problem: optional(AddressProblem),
});
export type PaypalReview = Infer<typeof PaypalReview>;

/**
 * What the shopper is shown before they buy. `isFresh`: nothing newer is on its way; `from`: what
 * they were told that it costs before that moved, in minor units.
 */
export const ReviewState = taggedUnion('status', {
  closed: object({ status: literal('closed') }),
  loading: object({ status: literal('loading') }),
  failed: object({ status: literal('failed') }),
  shown: object({
    status: literal('shown'),
    review: PaypalReview,
    isFresh: boolean(),
    from: optional(integer()),
  }),
});
export type ReviewState = Infer<typeof ReviewState>;

/** What is shown while it is read again. */
export function stale(state: ReviewState): ReviewState {
  return state.status === 'shown' ? { ...state, isFresh: false } : { status: 'loading' };
}

/** What is shown once it was read; what the shopper has seen before tells whether the total has moved. */
export function withReview(state: ReviewState, review: PaypalReview): ReviewState {
  const shown = { status: 'shown', review, isFresh: true } as const;
  if (state.status !== 'shown') return shown;
  const from = state.from ?? state.review.bag.total;
  return from === review.bag.total ? shown : { ...shown, from };
}

/** Whether a bag is another one than that which is shown. */
export function isOtherBag({ bag }: PaypalReview, details: CartDetails): boolean {
  return printOf(bag) !== printOf(details);
}

function printOf({ orderId, lines, goods, discount, giftCards }: CartDetails): string {
  const pieces = lines.map(({ variantId, quantity }) => [variantId, quantity]);
  return JSON.stringify([orderId, pieces, goods, discount, giftCards]);
}
