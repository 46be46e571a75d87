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

/** Reason why delivery to PayPal's address is impossible: last segment of its text key. */
export const AddressProblem = enums(['abroad', 'poBox', 'incomplete']);
export type AddressProblem = Infer<typeof AddressProblem>;

/**
 * Order under review: the bag with its totals at PayPal's address, or at the one given before.
 * `email` is missing if the shopper has typed one.
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
 * State of the review. `isFresh` is false while it is read again; `from` is the total shown before
 * a change, in minor units.
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

/** Returns the state to show while the review is read again. */
export function stale(state: ReviewState): ReviewState {
  return state.status === 'shown' ? { ...state, isFresh: false } : { status: 'loading' };
}

/** Returns the state after a read; compares its total with the one shown before. */
export function withReview(state: ReviewState, review: PaypalReview): ReviewState {
  const shown = { status: 'shown', review, isFresh: true } as const;
  if (state.status !== 'shown') return shown;
  const from = state.from ?? state.review.bag.total;
  return from === review.bag.total ? shown : { ...shown, from };
}

/** True if the bag differs from the one under review. */
export function isOtherBag({ bag }: PaypalReview, details: CartDetails): boolean {
  return printOf(bag) !== printOf(details);
}

function printOf({ orderId, lines, goods, discount, giftCards }: CartDetails): string {
  const pieces = lines.map(({ variantId, quantity }) => [variantId, quantity]);
  return JSON.stringify([orderId, pieces, goods, discount, giftCards]);
}
