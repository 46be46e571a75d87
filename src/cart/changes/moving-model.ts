import { combine, sample } from 'effector';
import { type Infer, array, boolean, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { $isRegistered } from '../../session/model.ts';
import { $bagLines } from '../bag/bag-lines.ts';
import { $isReadingBag, detailsLoaded } from '../bag/details-model.ts';
import { $bagPage, miniBagLoaded } from '../bag/bag-model.ts';
import { takeLineOut } from './changes-model.ts';
import { CartLine } from '../bag/contract.ts';
import type { CartChange } from './queue.ts';

feature('bag');

const Product = object({ productId: string() });
/** A line being moved to the wishlist; it leaves the bag once the wishlist has it. */
const Move = object({
  lineId: string(),
  variantId: string(),
  productId: string(),
  isWished: boolean(),
});
type Move = Infer<typeof Move>;

export const moveToWishlist = input('cart/moveToWishlist', object({ lineId: string() }));
/** Completes the moves of a product that the wishlist has. */
export const finishMoves = command('cart/finishMoves', Product);
/** Cancels moves, because the wishlist call failed or the guest did not sign in. */
export const giveUpMoves = command('cart/giveUpMoves', object({ productIds: array(string()) }));
export const finishMove = command('cart/finishMove', CartLine);
export const lineMoved = fact('cart/lineMoved', object({ lineId: string(), productId: string() }));

const $moves = state<Move[]>('cart/moves', [], array(Move));

export const $movingProductIds = $moves.map((moves) => moves.map(({ productId }) => productId));

const $lines = combine($bagLines, $bagPage, (lines, page) =>
  page.status === 'loaded' ? page.details.lines : lines,
);

/** Moved lines disappear at once; a guest's line stays until there is a wishlist. */
export const $optimisticMoves = combine(
  $moves,
  $isRegistered,
  (moves, isRegistered): CartChange[] =>
    isRegistered ? moves.map(({ lineId }) => ({ kind: 'remove', lineId })) : [],
);

const begun = sample({
  clock: moveToWishlist,
  source: $lines,
  fn: (lines, { lineId }) => lines.find(({ id }) => id === lineId),
});

// After signing in the line may be in another bag, so wait until that is read.
const due = sampleStores({
  clock: [finishMoves, lineMoved, miniBagLoaded, detailsLoaded],
  source: { moves: $moves, lines: $lines, isReading: $isReadingBag },
  fn: ({ moves, lines, isReading }) => {
    const move = isReading ? undefined : moves.find(({ isWished }) => isWished);
    return move && { move, line: lines.find(({ variantId }) => variantId === move.variantId) };
  },
});
const finished = due.filterMap((found) => found);

$moves
  .on(begun, (moves, line) => {
    if (!line) return moves;
    const { id, variantId, productId } = line;
    const others = moves.filter((move) => move.variantId !== variantId);
    return [...others, { lineId: id, variantId, productId, isWished: false }];
  })
  .on(finishMoves, (moves, { productId }) =>
    moves.map((move) => (move.productId === productId ? { ...move, isWished: true } : move)),
  )
  .on(giveUpMoves, (moves, { productIds }) =>
    moves.filter(({ isWished, productId }) => isWished || !productIds.includes(productId)),
  )
  .on(finished, (moves, { move }) => moves.filter((each) => each !== move));

sample({ clock: finished.filterMap(({ line }) => line), target: finishMove });
sample({ clock: finishMove, fn: ({ id }) => ({ lineId: id }), target: takeLineOut });
sample({
  clock: finishMove,
  fn: ({ id, productId }) => ({ lineId: id, productId }),
  target: lineMoved,
});
