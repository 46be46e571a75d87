import { sample } from 'effector';
import { array, integer, nullable, object, optional, string } from 'superstruct';
import { command, fact, feature, state } from '../../event-log/units.ts';
import { dictionary } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { statusField } from '../../ports/http/errors.ts';
import { productsByIdCall } from './products-by-id-api.ts';
import { Tile } from '../contract.ts';

feature('core');

const Ids = object({ productIds: array(string()) });

/** Loads products by id, for example for the wishlist. */
export const loadByIds = command('listing/wantById', Ids);
const fetchById = command('listing/fetchById', Ids);

export const namedLoaded = fact(
  'listing/namedLoaded',
  object({ asked: integer(), found: integer() }),
);
export const namedLoadFailed = fact(
  'listing/namedLoadFailed',
  object({ asked: integer(), status: optional(integer()) }),
);

export const productsByIdFx = callFx(productsByIdCall);

/** Loaded products by id; `null` for ids unknown to the shop. */
export const $named = state<Record<string, Tile | null>>(
  'listing/named',
  {},
  dictionary(nullable(Tile)),
);

$named.on(productsByIdFx.done, (named, { params, result }) => ({
  ...named,
  ...Object.fromEntries(params.productIds.map((id) => [id, null])),
  ...Object.fromEntries(result.tiles.map((tile) => [tile.id, tile])),
}));

sample({
  clock: loadByIds,
  source: $named,
  fn: (named, { productIds }) => ({
    productIds: productIds.filter((id) => !Object.hasOwn(named, id)),
  }),
  target: fetchById,
});
sample({
  clock: fetchById,
  filter: ({ productIds }) => productIds.length > 0,
  target: productsByIdFx,
});
sample({
  clock: productsByIdFx.done,
  fn: ({ params, result }) => ({ asked: params.productIds.length, found: result.tiles.length }),
  target: namedLoaded,
});
sample({
  clock: productsByIdFx.fail,
  fn: ({ params, error }) => ({ asked: params.productIds.length, ...statusField(error) }),
  target: namedLoadFailed,
});
