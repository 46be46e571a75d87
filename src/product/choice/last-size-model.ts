import { combine, sample } from 'effector';
import { assign, boolean, nullable, object, string } from 'superstruct';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { persisted } from '../../ports/storage/persisted.ts';
import { $start } from '../../ports/start.ts';
import { pageOpened } from '../arrival-model.ts';
import { $chosen, $productChoice, $selector, sizeSelected } from './choice-model.ts';
import {
  ChosenSize,
  LastSizes,
  recalledSize,
  sizeOf,
  withLastSize,
  withSize,
} from './last-size.ts';

const keptSizes = persisted('selvedge.lastSizes', LastSizes, { area: 'session' });

/** Remembers what was chosen of a style, wherever it was. */
export const rememberSize = command(
  'product/rememberSize',
  assign(object({ styleId: string() }), ChosenSize),
);

/** Takes over what was chosen in another colour. */
export const takeLastSize = input('product/takeLastSize', nothing());
/** The answers to “again?”. */
export const addLastSize = input('product/addLastSize', nothing());
export const chooseAnotherSize = input('product/chooseAnotherSize', nothing());

export const sizeAsked = fact(
  'product/sizeAsked',
  object({ productId: string(), variantId: string() }),
);

/** Null until something is chosen in this life of the page. */
const $lastSizes = state<LastSizes | null>('product/lastSizes', null, nullable(LastSizes));
/** With what the tab had kept. */
export const $sizesBefore = combine(
  $lastSizes,
  $start,
  (here, { storage }) => here ?? keptSizes.read(storage) ?? {},
);

/** What the shopper chose in another colour of the product on the page. */
export const $recalled = combine(
  $productChoice,
  $sizesBefore,
  ({ product, selector, stock }, lasts) =>
    product ? recalledSize(product, selector, stock, lasts) : null,
);

/** Whether “again?” stands beside the button. */
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

sample({
  clock: [taken, addTaken],
  source: { product: $productChoice.map(({ product }) => product?.id ?? ''), chosen: $chosen },
  fn: ({ product, chosen }) => ({ productId: product, variantId: chosen?.variant.id ?? null }),
  target: sizeSelected,
});

/** “Again”: what was asked about is chosen now. */
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
