import { combine, merge, sample } from 'effector';
import { splitMap } from 'patronum';
import { array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { $isExclusiveUnlocked } from '../../campaign/model.ts';
import { connectRoutes } from '../../event-log/decisions.ts';
import { onRead } from '../../event-log/on-read.ts';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { dictionary, noPayload } from '../../kernel/struct.ts';
import { VariantStock } from '../../commerce/variant-stock.ts';
import { statusField } from '../../ports/http/errors.ts';
import { $lowStock } from '../../store-config/limits-model.ts';
import { type AddDecision, decideAdd } from '../choice/add-decision.ts';
import { targetsOf } from '../choice/add-to-bag-model.ts';
import { availabilityOf, onlyChoices } from '../choice/availability.ts';
import { recalledSize, sizeOf, withSize } from '../choice/remembered-size.ts';
import { $sizesBefore, rememberSize } from '../choice/remembered-size-model.ts';
import { $warmed, productFx } from '../model.ts';
import { ProductState, isAwaitedProduct } from '../product.ts';
import { $quickAddId, openQuickAdd } from './open-model.ts';
import { chosenVariant, EMPTY_SELECTOR, ProductSelector, selectAxis } from '../selector.ts';
import { sizeAxes } from '../choice/sizes.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('product');

const Axis = enums(['size', 'width', 'length']);

/** STK-08: sets the current stock of each variant. */
export const showQuickStock = command(
  'product/showQuickStock',
  object({ stock: dictionary(VariantStock) }),
);

export const selectQuickSize = input(
  'product/selectQuickSize',
  object({ axis: Axis, value: string() }),
);
export const selectQuickAmount = input('product/selectQuickAmount', object({ price: integer() }));
export const retryQuickAdd = input('product/retryQuickAdd', noPayload());
export const quickAdd = input('product/quickAdd', noPayload());
/** Selects the size chosen in another colour. */
export const takeQuickLastSize = input('product/takeQuickLastSize', noPayload());
/** Answers to “again?”. */
export const addQuickLastSize = input('product/addQuickLastSize', noPayload());
export const chooseAnotherQuickSize = input('product/chooseAnotherQuickSize', noPayload());

export const quickAddLoaded = fact(
  'product/quickAddLoaded',
  object({ productId: string(), variants: integer() }),
);
export const quickAddLoadFailed = fact(
  'product/quickAddLoadFailed',
  object({ productId: string(), status: optional(integer()) }),
);
export const quickSizeMissed = fact(
  'product/quickSizeMissed',
  object({ productId: string(), axes: array(Axis) }),
);

export const quickSizeAsked = fact(
  'product/quickSizeAsked',
  object({ productId: string(), variantId: string() }),
);

/** Separate from the product page's state, which stays unchanged. */
export const $quickProduct = state<ProductState>(
  'product/quickProduct',
  { status: 'idle' },
  ProductState,
);
export const $quickSelector = state('product/quickSelector', EMPTY_SELECTOR, ProductSelector);
const $quickStock = state('product/quickStock', {}, dictionary(VariantStock));

const $ready = $quickProduct.map((state) => (state.status === 'ready' ? state.product : null));
export const $quickVariantIds = $ready.map(
  (product) => product?.variants.map(({ id }) => id) ?? [],
);

const $quickSituation = combine({
  product: $ready,
  selector: $quickSelector,
  stock: $quickStock,
  lowStock: $lowStock,
});

/** Size chosen in another colour. */
export const $quickRecalled = combine(
  $quickSituation,
  $sizesBefore,
  ({ product, selector, stock }, lasts) =>
    product ? recalledSize(product, selector, stock, lasts) : null,
);
/** True while “again?” is shown beside the button. */
export const $isQuickSizeAsked = state('product/isQuickSizeAsked', false, boolean());

/** Available choices and the current one; null until the product has loaded. */
export const $quickChoice = $quickSituation.map(({ product, selector, stock, lowStock }) => {
  if (!product) return null;
  const variant = chosenVariant(product, selector);
  return {
    product,
    selector,
    axes: sizeAxes(product, selector, stock, lowStock),
    chosen: variant && {
      variant,
      availability: availabilityOf(stock[variant.id], lowStock),
    },
  };
});

const opened = sample({
  clock: [openQuickAdd, whenLoaded('product')],
  source: $quickAddId,
}).filterMap((productId) => (productId === null ? undefined : { productId }));

const looked = sampleStores({
  clock: opened,
  source: { state: $quickProduct, warmed: $warmed },
  fn: ({ state, warmed }, { productId }) => ({
    productId,
    known: state.status === 'ready' && state.productId === productId ? state.product : null,
    isAwaited: isAwaitedProduct(state, productId),
    warmed: warmed?.productId === productId ? warmed : null,
  }),
});
/** Cases for an opened tile: known from earlier, loading, prefetched, or to be requested. */
const look = splitMap({
  source: looked,
  cases: {
    known: ({ productId, known }) => (known ? { productId, product: known } : undefined),
    awaited: ({ isAwaited }) => (isAwaited ? true : undefined),
    warmed: ({ warmed }) => warmed ?? undefined,
    wanted: ({ productId }) => ({ productId }),
  },
});
const retryWanted = sample({
  clock: retryQuickAdd,
  source: $quickProduct,
  filter: ({ status }) => status === 'failed',
}).filterMap((product) =>
  product.status === 'idle' ? undefined : { productId: product.productId },
);

const came = sample({
  clock: productFx.done,
  source: $quickProduct,
  filter: (product, { params }) => isAwaitedProduct(product, params.productId),
  fn: (_, { params, result }) => ({ ...params, product: result }),
});
const answered = merge([
  came,
  look.warmed.filterMap(({ productId, product }) => (product ? { productId, product } : undefined)),
]);
const refused = sample({
  clock: productFx.fail,
  source: $quickProduct,
  filter: (product, { params }) => isAwaitedProduct(product, params.productId),
  fn: (_, { params, error }) => ({ ...params, ...statusField(error) }),
});

$quickProduct
  .on([look.warmed, look.wanted, retryWanted], (_, { productId }) => ({
    status: 'loading',
    productId,
    shown: null,
  }))
  .on(answered, (_, { productId, product }) =>
    product && product.variants.length > 0
      ? { status: 'ready', productId, product }
      : { status: 'failed', productId, reason: 'notFound' },
  )
  .on(refused, (_, { productId, status }) => ({
    status: 'failed',
    productId,
    reason: status === 404 || status === 410 ? 'notFound' : 'unavailable',
  }));

// A loaded or loading product is not requested again.
sample({ clock: [retryWanted, look.wanted], target: productFx });

// A known product still needs its stock.
const arrived = merge([look.known, answered]).filterMap(({ productId, product }) =>
  product && product.variants.length > 0 ? { productId, product } : undefined,
);

const addTaken = sample({ clock: addQuickLastSize, source: $quickRecalled }).filterMap(
  (recalled) => (recalled?.status === 'offered' ? recalled.size : undefined),
);
const taken = sample({ clock: takeQuickLastSize, source: $quickRecalled }).filterMap((recalled) =>
  recalled && recalled.status !== 'missing' ? recalled.size : undefined,
);

$quickSelector
  .on([taken, addTaken], withSize)
  .on(opened, (_, { productId }) => ({ ...EMPTY_SELECTOR, productId }))
  .on(arrived, (selector, { product }) => ({ ...selector, ...onlyChoices(product) }))
  .on(selectQuickSize, (selector, { axis, value }) => selectAxis(selector, axis, value))
  .on(selectQuickAmount, (selector, { price }) => ({
    ...selector,
    giftCardPrice: price,
    showSizeErrors: false,
  }))
  .on(quickSizeMissed, (selector) => ({ ...selector, showSizeErrors: true }));
$quickStock.on(showQuickStock, (_, { stock }) => stock);

sample({
  clock: arrived,
  fn: ({ productId, product }) => ({ productId, variants: product.variants.length }),
  target: quickAddLoaded,
});
sample({
  clock: [
    refused,
    sample({ clock: answered, source: $quickProduct }).filterMap((state) =>
      state.status === 'failed' ? { productId: state.productId } : undefined,
    ),
  ],
  target: quickAddLoadFailed,
});

$isQuickSizeAsked
  .on(quickSizeAsked, () => true)
  .on([opened, selectQuickSize, taken, addTaken, chooseAnotherQuickSize], () => false);

sample({
  clock: [selectQuickSize, taken, addTaken],
  source: $quickSituation,
  filter: ({ product }) => product !== null,
  fn: ({ product, selector }) => ({ styleId: product?.styleId ?? '', ...sizeOf(selector) }),
  target: rememberSize,
});

const situation = onRead({
  state: $quickProduct,
  selector: $quickSelector,
  stock: $quickStock,
  lowStock: $lowStock,
  isUnlocked: $isExclusiveUnlocked,
  recalled: $quickRecalled,
  openId: $quickAddId,
});

connectRoutes({
  clock: [quickAdd, addTaken],
  source: situation,
  // One press adds one piece: adding closes the choice, so a second press is ignored.
  route: (_, { openId, ...rest }): AddDecision => (openId === null ? {} : decideAdd(rest)),
  target: targetsOf(quickSizeMissed, quickSizeAsked),
});
// “Choose another”: decide as if no size were remembered.
connectRoutes({
  clock: chooseAnotherQuickSize,
  source: situation,
  route: (_, { openId: _id, ...rest }) => decideAdd({ ...rest, recalled: null }),
  target: targetsOf(quickSizeMissed, quickSizeAsked),
});
