import { sample } from 'effector';
import { integer, nullable } from 'superstruct';
import { command, fact, feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { $isRegistered } from '../../session/model.ts';
import { $miniBag, miniBagLoaded, readRefused } from './bag-model.ts';
import { pieceCountOf } from './cart.ts';

feature('bag');

/** Expects a merge, because a guest has signed in. */
export const expectMerge = command('cart/expectMerge', noPayload());
/** The account's earlier lines have been merged with the guest's. */
export const bagMerged = fact('cart/bagMerged', noPayload());

/** Number of the guest's pieces while the account's bag loads. */
const $guestPieces = state<number | null>('cart/guestPieces', null, nullable(integer()));

const expected = sampleStores({
  clock: expectMerge,
  source: { miniBag: $miniBag, isRegistered: $isRegistered },
  fn: ({ miniBag, isRegistered }) => (isRegistered ? null : pieceCountOf(miniBag)),
});
const seen = sampleStores({
  clock: miniBagLoaded,
  source: { guestPieces: $guestPieces, isRegistered: $isRegistered },
  filter: ({ guestPieces, isRegistered }) => guestPieces !== null && isRegistered,
  fn: ({ guestPieces }, { itemCount }) => itemCount > (guestPieces ?? 0),
});

$guestPieces.on(expected, (_, pieces) => pieces).on([seen, readRefused], () => null);

sample({ clock: seen, filter: Boolean, target: bagMerged });
noticeAfter(bagMerged, 'cart:bag.merged', { severity: 'info', ms: 8000 });
