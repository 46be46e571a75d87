import { array, object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { MOST_PRODUCTS_ASKED } from '../commerce/limits.ts';
import { dividedBy } from '../ports/http/portions.ts';
import { Variants, VariantsAnswer, readVariants } from './variants-contract.ts';

const joinVariants = (all: readonly Variants[]): Variants => Object.assign({}, ...all);

/** API-16, for several products at once. */
export const variantsCall = defineCall({
  name: 'wishlist.variants',
  method: 'GET',
  base: 'transformer',
  path: ({ productIds }) => `/products/${productIds.map(encodeURIComponent).join(',')}`,
  params: object({ productIds: array(string()) }),
  divide: dividedBy('productIds', MOST_PRODUCTS_ASKED, joinVariants),
  contract: { answer: VariantsAnswer, read: readVariants },
  value: Variants,
  fatalExempt: [404, 500], // FTL-02
});
