import { combine, sample } from 'effector';
import { assign, boolean, nullable, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { persisted } from '../../ports/storage/persisted.ts';
import { $start } from '../../ports/start.ts';
import { pageOpened } from '../product-opened-model.ts';
import { $chosen, $productChoice, $selector, sizeSelected } from './choice-model.ts';
import {
  ChosenSize,
  LastSizes,
  recalledSize,
  sizeOf,
  withLastSize,
  withSize,
} from './remembered-size.ts';

feature('product');

const keptSizes = persisted('selvedge.lastSizes', LastSizes, { area: 'session' });

/** Remembers the size chosen for a style, on any page. */
export const rememberSize = command(
  'product/rememberSize',
  assign(object({ styleId: string() }), ChosenSize),
);

/** Selects the size chosen in another colour. */
export const takeLastSize = input('product/takeLastSize', noPayload());
/** Answers to “again?”. */
export const addLastSize = input('product/addLastSize', noPayload());
export const chooseAnotherSize = input('product/chooseAnotherSize', noPayload());

export const sizeAsked = fact(
  'product/sizeAsked',
  object({ productId: string(), variantId: string() }),
);

/** Null until a size is chosen since the page loaded. */
const $lastSizes = state<LastSizes | null>('product/lastSizes', null, nullable(LastSizes));
/** Includes the sizes from session storage. */
export const $sizesBefore = combine(
  $lastSizes,
  $start,
  (here, { storage }) => here ?? keptSizes.read(storage) ?? {},
);

/** Size chosen in another colour of the product on the page. */
export const $recalled = combine(
  $productChoice,
  $sizesBefore,
  ({ product, selector, stock }, lasts) =>
    product ? recalledSize(product, selector, stock, lasts) : null,
);

/** True while “again?” is shown beside the button. */
export const $isSizeAsked = state('product/isSizeAsked', false, boolean());

const addTaken = sample({ clock: addLastSize, source: $recalled }).filterMap((recalled) =>
  recalled?.status === 'offered' ? recalled.size : undefined,
);
const taken = sample({ clock: takeLastSize, source: $recalled }).filterMap((recalled) =>
  recalled && recalled.status !== 'missing' ? recalled.size : undefined,
);

$selector.on([taken, addTaken], withSize);

$isSizeAsked
  .on(sizeAsked, () => true)
  .on([sizeSelected, chooseAnotherSize, pageOpened], () => false);

sampleStores({
  clock: [taken, addTaken],
  source: { choice: $productChoice, chosen: $chosen },
  fn: ({ choice: { product }, chosen }) => ({
    productId: product?.id ?? '',
    variantId: chosen?.variant.id ?? null,
  }),
  target: sizeSelected,
});

/** Fires after the offered size has been selected. */
export const againChosen = addTaken.map(() => undefined);

const chosenOnPage = sample({ clock: sizeSelected, source: $productChoice }).filterMap(
  ({ product, selector }) =>
    product && !product.giftCard ? { styleId: product.styleId, ...sizeOf(selector) } : undefined,
);
sample({ clock: chosenOnPage, target: rememberSize });

const remembered = sample({
  clock: rememberSize,
  source: $sizesBefore,
  fn: (lasts, { styleId, ...size }) => withLastSize(lasts, styleId, size),
});
$lastSizes.on(remembered, (_, lasts) => lasts);
sample({ clock: remembered, target: keptSizes.keep });
