import type { EventCallable } from 'effector';
import { connectRoutes } from '../../event-log/decisions.ts';
import { onRead } from '../../event-log/on-read.ts';
import { array, enums, integer, nullable, object, string } from 'superstruct';
import { $isExclusiveUnlocked } from '../../campaign/model.ts';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { $lowStock } from '../../store-config/limits-model.ts';
import { $selector, $productStock } from './choice-model.ts';
import { decideAdd } from './add-decision.ts';
import { $recalled, againChosen, chooseAnotherSize, sizeAsked } from './remembered-size-model.ts';
import { $product } from '../model.ts';
import type { SizeAxisName } from '../selector.ts';

feature('product');

export const addToBag = input('product/addToBag', noPayload());
/** PRD-06: a click on the sticky bar's button. */
export const stickyAddToBag = input('product/stickyAddToBag', noPayload());

const Add = object({ productId: string(), variantId: string(), quantity: integer() });
export const addRequested = fact('product/addRequested', Add);
export const addRefused = fact(
  'product/addRefused',
  object({
    productId: string(),
    variantId: string(),
    reason: enums(['outOfStock', 'comingSoon', 'inBag']),
  }),
);
/** XAC-12: a click on an exclusive product that the shopper may not buy. */
export const unlockMissed = fact('product/unlockMissed', object({ productId: string() }));
export const sizeMissed = fact(
  'product/sizeMissed',
  object({ productId: string(), axes: array(enums(['size', 'width', 'length'])) }),
);

/** A requested add until the bag's feature is loaded. */
export const $waitingAdd = state('product/waitingAdd', null, nullable(Add));
$waitingAdd.on(addRequested, (_, add) => add);

const SITUATION = {
  state: $product,
  selector: $selector,
  stock: $productStock,
  lowStock: $lowStock,
  isUnlocked: $isExclusiveUnlocked,
};

connectRoutes({
  clock: [addToBag, stickyAddToBag, againChosen],
  source: onRead({ ...SITUATION, recalled: $recalled }),
  route: (_, situation) => decideAdd(situation),
  target: targetsOf(sizeMissed, sizeAsked),
});
// “Choose another”: decide as if no size were remembered.
connectRoutes({
  clock: chooseAnotherSize,
  source: onRead(SITUATION),
  route: (_, situation) => decideAdd({ ...situation, recalled: null }),
  target: targetsOf(sizeMissed, sizeAsked),
});

$selector
  .on(addToBag, (selector) =>
    selector.stickyAddToBagClick ? { ...selector, stickyAddToBagClick: false } : selector,
  )
  .on(stickyAddToBag, (selector) => ({ ...selector, stickyAddToBagClick: true }))
  .on(sizeMissed, (selector) => ({ ...selector, showSizeErrors: true }));

/** Targets of a decision: `missed` receives axes without a choice, `asked` a size to offer again. */
export function targetsOf(
  missed: EventCallable<{ productId: string; axes: SizeAxisName[] }>,
  asked: EventCallable<{ productId: string; variantId: string }>,
) {
  return {
    locked: unlockMissed,
    sizeMissed: missed,
    sizeAsked: asked,
    requested: addRequested,
    refused: addRefused,
  };
}
