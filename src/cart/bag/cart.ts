import { type Infer, boolean, enums, literal, object, optional, string } from 'superstruct';
import { taggedUnion } from '../../kernel/struct.ts';
import { CartDetails, MiniBagContents } from './contract.ts';

/** CRT-05 */
export const NO_ACTIVE_ORDER = 'User does not have an active order';
/** CRT-06 */
export const NO_CART_DETAILS = 'no cart details';

/** State of the mini bag. */
export const MiniBagState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  empty: object({ status: literal('empty') }),
  loaded: object({ status: literal('loaded'), bag: MiniBagContents }),
  failed: object({ status: literal('failed') }),
});
export type MiniBagState = Infer<typeof MiniBagState>;

/** State of the bag page; `closed` while another page is open. */
export const BagPageState = taggedUnion('status', {
  closed: object({ status: literal('closed') }),
  loading: object({ status: literal('loading') }),
  empty: object({ status: literal('empty') }),
  loaded: object({ status: literal('loaded'), details: CartDetails }),
  failed: object({ status: literal('failed'), reason: string() }),
});
export type BagPageState = Infer<typeof BagPageState>;

/** CRT-14: a failed bag operation, with the backend's error key if any. */
export const BagError = object({
  doing: enums(['add', 'update', 'remove', 'read']),
  errorKey: optional(string()),
  isSessionOver: optional(boolean()),
  isUncertain: optional(boolean()),
});
export type BagError = Infer<typeof BagError>;

/** Details shown by an open page: those of the bag page or of the checkout. */
export const DetailsKind = enums(['details', 'customDetails']);

/** CRT-03: reads that a bag change invalidates. */
export const Tag = enums(['miniBag', 'details', 'customDetails']);
export type Tag = Infer<typeof Tag>;

export const ALL_TAGS: Tag[] = ['miniBag', 'details', 'customDetails'];

/** Number of pieces in the bag including pending changes; `null` while unknown. */
export function pieceCountOf(miniBag: MiniBagState, optimistic = 0): number | null {
  if (miniBag.status === 'loaded') return miniBag.bag.count + optimistic;
  return miniBag.status === 'empty' ? optimistic : null;
}
