import { combine, sample } from 'effector';
import { array, object, string } from 'superstruct';
import { command, feature, state } from '../event-log/units.ts';
import { $bag, inventoryFx, dropByOne } from './model.ts';
import { StockLevels, dropOne, isOfPage, stockByVariant } from './stock.ts';

feature('product');

/** Loads the stock of a product on a tile, separate from the product page's. */
export const loadQuickStock = command('stock/loadQuick', object({ variantIds: array(string()) }));

const $quickLevels = state<StockLevels>('stock/quickLevels', { status: 'idle' }, StockLevels);

export const $quickStock = combine($quickLevels, $bag, stockByVariant);
export const $isQuickStockUnknown = $quickLevels.map(({ status }) => status === 'failed');

$quickLevels
  .on(loadQuickStock, (levels, { variantIds }) =>
    levels.status === 'ready' && isOfPage(levels, variantIds)
      ? levels
      : { status: 'loading', variantIds },
  )
  .on(inventoryFx.done, (levels, { params, result }) =>
    isOfPage(levels, params.variantIds)
      ? { status: 'ready', ...params, quantities: result, dropped: {} }
      : levels,
  )
  .on(inventoryFx.fail, (levels, { params }) =>
    levels.status === 'loading' && isOfPage(levels, params.variantIds)
      ? { status: 'failed', ...params }
      : levels,
  )
  .on(dropByOne, (levels, { variantId }) =>
    levels.status === 'ready' ? { ...levels, dropped: dropOne(levels.dropped, variantId) } : levels,
  );

sample({ clock: loadQuickStock, target: inventoryFx });
