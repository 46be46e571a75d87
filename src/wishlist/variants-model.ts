import { sample } from 'effector';
import { array, object, string } from 'superstruct';
import { command, feature, state } from '../event-log/units.ts';
import { callFx } from '../ports/http/call.ts';
import { variantsCall } from './variants-api.ts';
import { Variants } from './variants-contract.ts';

feature('wishlist');

const Ids = object({ productIds: array(string()) });

/** Loads the variants of saved products. */
export const wantVariants = command('wishlist/wantVariants', Ids);
const askVariants = command('wishlist/askVariants', Ids);

export const variantsFx = callFx(variantsCall);

export const $variants = state<Variants>('wishlist/variants', {}, Variants);

$variants.on(variantsFx.doneData, (known, found) => ({ ...known, ...found }));

sample({
  clock: wantVariants,
  source: $variants,
  fn: (known, { productIds }) => ({
    productIds: productIds.filter((id) => !Object.hasOwn(known, id)),
  }),
  target: askVariants,
});
sample({
  clock: askVariants,
  filter: ({ productIds }) => productIds.length > 0,
  target: variantsFx,
});
