import { sample } from 'effector';
import { splitMap } from 'patronum';
import { type Infer, literal, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { dictionary, noPayload, taggedUnion } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { $store } from '../../store-config/model.ts';
import { Places } from '../contract.ts';
import { geoNodesCall, storeStockCall, storesOfGeoNodeCall } from './find-in-store-api.ts';

feature('text');

/** The shops of this site's country. */
export const ShopsState = taggedUnion('status', {
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), shops: Places }),
  failed: object({ status: literal('failed') }),
});
export type ShopsState = Infer<typeof ShopsState>;

const ShopStock = object({ variantId: string(), pieces: dictionary(string()) });
type ShopStock = Infer<typeof ShopStock>;

/** RTE-16, RTE-25: a page with the shops of this country was opened. */
export const openShops = command('pickup/openShops', noPayload());
export const retryShops = input('pickup/retryShops', noPayload());
/** Requests the stock of a variant in the shops on the page. */
export const askShopStock = input('pickup/askShopStock', object({ variantId: string() }));
export const shopsLoaded = fact('pickup/shopsLoaded', noPayload());

export const countryNodesFx = callFx(geoNodesCall);
export const shopsFx = callFx(storesOfGeoNodeCall);
export const shopStockFx = callFx(storeStockCall);

export const $shops = state<ShopsState>('pickup/shops', { status: 'loading' }, ShopsState);
/** Quantity by shop of the requested variant, in the format of API-22; empty until loaded. */
export const $shopStock = state<ShopStock>(
  'pickup/shopStock',
  { variantId: '', pieces: {} },
  ShopStock,
);

/** Geo node of this country: the one with its code, else the first. */
const countryFound = splitMap({
  source: sample({
    clock: countryNodesFx.doneData,
    source: $store,
    fn: ({ countryCode }, nodes) => nodes.find(({ id }) => id === countryCode) ?? nodes[0],
  }),
  cases: { node: (node) => node && { geoNodeId: node.id } },
});

$shops
  .on([openShops, retryShops], (shops) =>
    shops.status === 'failed' ? { status: 'loading' } : shops,
  )
  .on(shopsFx.doneData, (_, shops) => ({ status: 'ready', shops }))
  .on(countryFound.__, () => ({ status: 'ready', shops: [] }))
  .on([countryNodesFx.fail, shopsFx.fail], () => ({ status: 'failed' }));
$shopStock
  .on(askShopStock, (_, { variantId }) => ({ variantId, pieces: {} }))
  .on(shopStockFx.doneData, ({ variantId }, stock) => ({
    variantId,
    pieces: Object.fromEntries(
      stock.map(({ storeId, availableQuantity }) => [storeId, availableQuantity]),
    ),
  }));

sampleStores({
  clock: [openShops, retryShops],
  source: { store: $store, shops: $shops },
  filter: ({ shops }) => shops.status !== 'ready',
  fn: ({ store }) => ({ type: 'country', name: store.countryCode }),
  target: countryNodesFx,
});
sample({ clock: countryFound.node, target: shopsFx });
sample({ clock: [shopsFx.done, countryFound.__], target: shopsLoaded });
// A size may be chosen before the shops have loaded.
const stockWanted = sampleStores({
  clock: [askShopStock, shopsLoaded],
  source: { shops: $shops, stock: $shopStock },
}).filterMap(({ shops, stock: { variantId } }) =>
  shops.status === 'ready' && variantId !== ''
    ? { variantId, storeIds: shops.shops.map(({ id }) => id) }
    : undefined,
);
sample({ clock: stockWanted, target: shopStockFx });
