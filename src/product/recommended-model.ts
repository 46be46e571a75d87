import { combine } from 'effector';
import { $shownProduct } from './model.ts';
import { $recommendations } from './recommendations-model.ts';

const NONE: string[] = [];

/** What goes with the product on the page (PRD-12); apart, because only that page asks. */
export const $recommended = combine(
  $shownProduct,
  $recommendations,
  (shown, all) => all[shown?.id ?? ''] ?? NONE,
);
