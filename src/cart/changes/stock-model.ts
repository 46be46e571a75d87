import { combine, sample } from 'effector';
import { array, integer, object, string } from 'superstruct';
import { command, feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { dictionary } from '../../kernel/struct.ts';
import { $bagLines } from '../bag/bag-lines.ts';
import { detailsLoaded } from '../bag/details-model.ts';
import { $bagPage, leaveBag } from '../bag/bag-model.ts';
import { lineChangeFailed } from './changes-model.ts';

feature('bag');

const Variants = object({ variantIds: array(string()) });

/** Requests the stock of the lines' variants. */
export const askLineStock = command('cart/askLineStock', Variants);
/** Sets available pieces by variant; variants unknown to the stock system are absent (STK-03). */
export const setLineStock = command(
  'cart/setLineStock',
  object({ available: dictionary(integer()) }),
);

/** Available pieces of the variants in the bag, as far as known. */
export const $lineStock = state<Record<string, number>>(
  'cart/lineStock',
  {},
  dictionary(integer()),
);
export const $askedVariantIds = state<string[]>('cart/askedVariantIds', [], array(string()));

const $variantIds = combine($bagPage, $bagLines, (page, lines) =>
  (page.status === 'loaded' ? page.details.lines : lines).map(({ variantId }) => variantId),
);

const seen = sampleStores({
  clock: detailsLoaded,
  source: { variantIds: $variantIds, asked: $askedVariantIds },
});

$askedVariantIds.on(askLineStock, (_, { variantIds }) => variantIds).on(leaveBag, () => []);
$lineStock.on(setLineStock, (_, { available }) => available);

// Stock is requested again when the bag opens or grows, because others may have bought pieces.
sample({
  clock: seen,
  filter: ({ variantIds, asked }) => variantIds.length > 0 && variantIds.join() !== asked.join(),
  fn: ({ variantIds }) => ({ variantIds }),
  target: askLineStock,
});
sample({
  clock: lineChangeFailed,
  source: $variantIds,
  filter: (variantIds, { errorKey }) =>
    errorKey === '_ERR_NOT_ENOUGH_STOCK' && variantIds.length > 0,
  fn: (variantIds) => ({ variantIds }),
  target: askLineStock,
});
