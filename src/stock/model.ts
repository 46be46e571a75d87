import { combine, sample } from 'effector';
import { array, integer, object, optional, string } from 'superstruct';
import { command, fact, feature, state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { statusField } from '../ports/http/errors.ts';
import { inventoryCall } from './api.ts';
import { KnownBag, StockLevels, dropOne, isOfPage, stockByVariant } from './stock.ts';

feature('product');

const Variants = object({ variantIds: array(string()) });

export const loadStock = command('stock/load', Variants);
/** Loads stock again and shows the known one meanwhile. */
export const refreshStock = command('stock/refresh', Variants);
export const dropByOne = command('stock/dropByOne', object({ variantId: string() }));
export const setBagQuantities = command(
  'stock/setBagQuantities',
  object({ quantities: dictionary(integer()) }),
);

export const stockLoaded = fact('stock/loaded', object({ asked: integer(), missing: integer() }));
export const stockLoadFailed = fact('stock/loadFailed', object({ status: optional(integer()) }));

export const inventoryFx = callFx(inventoryCall);

const $levels = state<StockLevels>('stock/levels', { status: 'idle' }, StockLevels);
export const $bag = state<KnownBag>('stock/bag', { quantities: null, dropped: {} }, KnownBag);

export const $stock = combine($levels, $bag, stockByVariant);
export const $isStockUnknown = $levels.map(({ status }) => status === 'failed');

const wantedStockLoaded = sample({
  clock: inventoryFx.done,
  source: $levels,
  filter: (levels, { params }) => isOfPage(levels, params.variantIds),
  fn: (_, { params, result }) => ({ ...params, quantities: result }),
});

const wantedStockFailed = sample({
  clock: inventoryFx.fail,
  source: $levels,
  filter: (levels, { params }) =>
    levels.status === 'loading' && isOfPage(levels, params.variantIds),
  fn: (_, { params, error }) => ({ ...params, ...statusField(error) }),
});

$levels
  .on(loadStock, (_, { variantIds }) => ({ status: 'loading', variantIds }))
  .on(wantedStockLoaded, (_, { variantIds, quantities }) => ({
    status: 'ready',
    variantIds,
    quantities,
    dropped: {},
  }))
  .on(wantedStockFailed, (_, { variantIds }) => ({ status: 'failed', variantIds }))
  .on(dropByOne, (levels, { variantId }) =>
    levels.status === 'ready' ? { ...levels, dropped: dropOne(levels.dropped, variantId) } : levels,
  );

$bag
  .on(setBagQuantities, (_, { quantities }) => ({ quantities, dropped: {} }))
  .on(dropByOne, (bag, { variantId }) => ({ ...bag, dropped: dropOne(bag.dropped, variantId) }));

sample({ clock: [loadStock, refreshStock], target: inventoryFx });

sample({
  clock: wantedStockLoaded,
  fn: ({ variantIds, quantities }) => ({
    asked: variantIds.length,
    missing: variantIds.filter((id) => !Object.hasOwn(quantities, id)).length,
  }),
  target: stockLoaded,
});

sample({
  clock: wantedStockFailed,
  fn: ({ variantIds: _, ...status }) => status,
  target: stockLoadFailed,
});
