import { nullable, object, string } from 'superstruct';
import { feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { locationChanged } from '../../ports/navigation.ts';

feature('core');

/** Opens the size choice on a product's tile. A lazy module handles the rest. */
export const openQuickAdd = input('product/openQuickAdd', object({ productId: string() }));
export const closeQuickAdd = input('product/closeQuickAdd', noPayload());

/** The product whose sizes are shown on its tile. */
export const $quickAddId = state<string | null>('product/quickAddId', null, nullable(string()));

$quickAddId
  .on(openQuickAdd, (_, { productId }) => productId)
  .on([closeQuickAdd, locationChanged], () => null);
