import { combine, sample } from 'effector';
import { array, object, string } from 'superstruct';
import { command, state } from '../event-log/units.ts';
import { $bag, inventoryFx } from './model.ts';
import { StockLevels, dropOne, isOfPage, stockByVariant } from './stock.ts';
import { pieceTaken, quickStockFailed, quickStockRead } from './incoming.ts';

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
  .on(quickStockRead, (levels, { params, result }) =>
    isOfPage(levels, params.variantIds)
      ? { status: 'ready', ...params, quantities: result, dropped: {} }
      : levels,
  )
  .on(quickStockFailed, (levels, { params }) =>
    levels.status === 'loading' && isOfPage(levels, params.variantIds)
      ? { status: 'failed', ...params }
      : levels,
  )
  .on(pieceTaken, (levels, { variantId }) =>
    levels.status === 'ready' ? { ...levels, dropped: dropOne(levels.dropped, variantId) } : levels,
  );

sample({ clock: loadQuickStock, target: inventoryFx });
