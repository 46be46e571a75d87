import { combine } from 'effector';
import { $shownProduct } from './model.ts';
import { $recommendations } from './recommendations-model.ts';

const NONE: string[] = [];

/**
 * Recommendations for the product on the page (PRD-12); a separate file because only that page uses
 * it.
 */
export const $recommended = combine(
  $shownProduct,
  $recommendations,
  (shown, all) => all[shown?.id ?? ''] ?? NONE,
);
