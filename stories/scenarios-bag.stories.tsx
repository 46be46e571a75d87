import { bagChangeRolledBack } from '#harness/scenarios/bag-change-rolled-back.ts';
import { bagLastIntentWins } from '#harness/scenarios/bag-last-intent-wins.ts';
import { bagVoucher } from '#harness/scenarios/bag-voucher.ts';
import { bagUndo } from '#harness/scenarios/bag-undo.ts';
import { bagMovedToWishlist } from '#harness/scenarios/bag-moved-to-wishlist.ts';
import { bagStockSince } from '#harness/scenarios/bag-stock-since.ts';
import { bagGiftCardLimit } from '#harness/scenarios/bag-gift-card-limit.ts';
import { bagMergedOnSignIn } from '#harness/scenarios/bag-merged-on-sign-in.ts';
import { walk } from './scenario-walk/walk.tsx';

export const QuantityRefused = walk(bagChangeRolledBack);
export const ThreeQuantitiesInARow = walk(bagLastIntentWins);
export const VouchersComeAndGo = walk(bagVoucher);
export const TakenOutAndPutBack = walk(bagUndo);
export const MovedToTheWishlist = walk(bagMovedToWishlist);
export const LessLeftThanInTheBag = walk(bagStockSince);
export const GiftCardsUpToTheLimit = walk(bagGiftCardLimit);
export const EarlierPiecesAreBack = walk(bagMergedOnSignIn);
