import { bagChangeRolledBack } from '#harness/scenarios/cart/bag-change-rolled-back.ts';
import { bagLastIntentWins } from '#harness/scenarios/cart/bag-last-intent-wins.ts';
import { bagVoucher } from '#harness/scenarios/cart/bag-voucher.ts';
import { bagUndo } from '#harness/scenarios/cart/bag-undo.ts';
import { bagMovedToWishlist } from '#harness/scenarios/cart/bag-moved-to-wishlist.ts';
import { bagStockSince } from '#harness/scenarios/cart/bag-stock-since.ts';
import { bagGiftCardLimit } from '#harness/scenarios/cart/bag-gift-card-limit.ts';
import { bagMergedOnSignIn } from '#harness/scenarios/cart/bag-merged-on-sign-in.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const QuantityRefused = walk(bagChangeRolledBack);
export const ThreeQuantitiesInARow = walk(bagLastIntentWins);
export const VouchersComeAndGo = walk(bagVoucher);
export const TakenOutAndPutBack = walk(bagUndo);
export const MovedToTheWishlist = walk(bagMovedToWishlist);
export const LessLeftThanInTheBag = walk(bagStockSince);
export const GiftCardsUpToTheLimit = walk(bagGiftCardLimit);
export const EarlierPiecesAreBack = walk(bagMergedOnSignIn);
