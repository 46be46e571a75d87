import { sample } from 'effector';
import { type Infer, literal, nullable, object, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { dictionary, nothing, personalText, taggedUnion } from '../kernel/struct.ts';
import { callFx } from '../ports/call.ts';
import { Places } from './contract.ts';
import { geoNodesCall, storeStockCall, storesOfGeoNodeCall } from './find-in-store-api.ts';

const OfVariant = object({ variantId: string() });

/** The shops on the page. */
export const ShopsState = taggedUnion('status', {
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), shops: Places }),
  failed: object({ status: literal('failed') }),
});
export type ShopsState = Infer<typeof ShopsState>;

/** RTE-16, RTE-25: shows the shops of a country. */
export const openShops = command('pickup/openShops', object({ countryCode: string() }));
/** What pieces of a variant the shops on the page have. */
export const askShopStock = input('pickup/askShopStock', OfVariant);
/** Narrows the list to a place, as it is typed. */
export const typePlace = input('pickup/typePlace', object({ text: personalText() }));
/** Looks for the shops of the place typed, wherever it is. */
export const findPlace = input('pickup/findPlace', nothing());
export const retryShops = input('pickup/retryShops', nothing());
export const shopsLoaded = fact('pickup/shopsLoaded', nothing());
export const shopsMissed = fact('pickup/shopsMissed', nothing());

export const geoNodesFx = callFx(geoNodesCall);
export const shopsFx = callFx(storesOfGeoNodeCall);
export const shopStockFx = callFx(storeStockCall);

export const $shops = state<ShopsState>('pickup/shops', { status: 'loading' }, ShopsState);
export const $place = state('pickup/place', '', personalText());
/** The geo node whose shops are wanted. */
const $node = state('pickup/node', '', string());
export const $stockVariant = state<string | null>('pickup/stockVariant', null, nullable(string()));
/** What each shop has of that variant, as API-22 writes it; empty until it is known. */
export const $shopStock = state<Record<string, string>>(
  'pickup/shopStock',
  {},
  dictionary(string()),
);

const nodeFound = geoNodesFx.done.filterMap(({ result: [first] }) =>
  first ? { geoNodeId: first.id } : undefined,
);
const opened = sample({
  clock: openShops,
  source: { node: $node, shops: $shops },
  filter: ({ node, shops }, { countryCode }) => node !== countryCode || shops.status !== 'ready',
  fn: (_, { countryCode }) => ({ geoNodeId: countryCode }),
});
const wanted = sample({
  clock: [
    opened,
    nodeFound,
    sample({ clock: retryShops, source: $node, fn: (geoNodeId) => ({ geoNodeId }) }),
  ],
});

$node.on(wanted, (_, { geoNodeId }) => geoNodeId);
$place.on(typePlace, (_, { text }) => text).on([openShops, nodeFound], () => '');
$shops
  .on([wanted, geoNodesFx], () => ({ status: 'loading' }))
  .on(shopsFx.doneData, (_, shops) => ({ status: 'ready', shops }))
  .on([shopsFx.fail, geoNodesFx.fail], () => ({ status: 'failed' }))
  .on(geoNodesFx.done, (shops, { params, result }) =>
    result.length === 0 && params.type === 'country' ? { status: 'ready', shops: [] } : shops,
  );
$stockVariant.on(askShopStock, (_, { variantId }) => variantId);
$shopStock
  .on([askShopStock, wanted], () => ({}))
  .on(shopStockFx.doneData, (_, stock) =>
    Object.fromEntries(stock.map(({ storeId, availableQuantity }) => [storeId, availableQuantity])),
  );

sample({ clock: wanted, target: shopsFx });
sample({
  clock: findPlace,
  source: $place,
  filter: (place) => place.trim() !== '',
  fn: (place) => ({ type: 'city', name: place.trim() }),
  target: geoNodesFx,
});
sample({
  clock: geoNodesFx.done,
  filter: ({ params, result }) => result.length === 0 && params.type === 'city',
  fn: ({ params }) => ({ type: 'country', name: params.name }),
  target: geoNodesFx,
});
sample({ clock: shopsFx.done, fn: () => undefined, target: shopsLoaded });
sample({ clock: [shopsFx.fail, geoNodesFx.fail], fn: () => undefined, target: shopsMissed });
sample({
  clock: [askShopStock, shopsLoaded],
  source: { shops: $shops, variantId: $stockVariant },
  filter: ({ shops, variantId }) => shops.status === 'ready' && variantId !== null,
  fn: ({ shops, variantId }) => ({
    variantId: variantId ?? '',
    storeIds: shops.status === 'ready' ? shops.shops.map(({ id }) => id) : [],
  }),
  target: shopStockFx,
});
