import { type Infer, boolean, enums, literal, object, optional, string } from 'superstruct';
import { taggedUnion } from '../../kernel/struct.ts';
import { CartDetails, MiniBagContents } from './contract.ts';

/** CRT-05 */
export const NO_ACTIVE_ORDER = 'User does not have an active order';
/** CRT-06 */
export const NO_CART_DETAILS = 'no cart details';

/** The mini bag: not read yet, known to be empty, shown, or not to be had. */
export const MiniBagState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  empty: object({ status: literal('empty') }),
  loaded: object({ status: literal('loaded'), bag: MiniBagContents }),
  failed: object({ status: literal('failed') }),
});
export type MiniBagState = Infer<typeof MiniBagState>;

/** The bag page: not open, or open with its details under way, empty, shown, or not to be had. */
export const BagPageState = taggedUnion('status', {
  closed: object({ status: literal('closed') }),
  loading: object({ status: literal('loading') }),
  empty: object({ status: literal('empty') }),
  loaded: object({ status: literal('loaded'), details: CartDetails }),
  failed: object({ status: literal('failed'), reason: string() }),
});
export type BagPageState = Infer<typeof BagPageState>;

/** CRT-14: what went wrong with the bag, with the backend's key where it gave one. */
export const BagError = object({
  doing: enums(['add', 'update', 'remove', 'read']),
  errorKey: optional(string()),
  isSessionOver: optional(boolean()),
  isUncertain: optional(boolean()),
});
export type BagError = Infer<typeof BagError>;

/** Which details an open page shows: those of the bag's page, or those of the checkout. */
export const DetailsKind = enums(['details', 'customDetails']);

/** CRT-03: what a change of the bag puts out of date. */
export const Tag = enums(['miniBag', 'details', 'customDetails']);
export type Tag = Infer<typeof Tag>;

export const ALL_TAGS: Tag[] = ['miniBag', 'details', 'customDetails'];

/** How many pieces the bag holds with what is being changed; `null` while that is not known. */
export function pieceCountOf(miniBag: MiniBagState, optimistic = 0): number | null {
  if (miniBag.status === 'loaded') return miniBag.bag.count + optimistic;
  return miniBag.status === 'empty' ? optimistic : null;
}
