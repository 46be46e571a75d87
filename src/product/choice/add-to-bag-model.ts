import { type Event, type EventCallable } from 'effector';
import { launchKeys } from '../../event-log/effector-internals.ts';
import { array, enums, integer, nullable, object, string } from 'superstruct';
import { $isExclusiveUnlocked } from '../../campaign/model.ts';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { $lowStock } from '../../store-config/limits-model.ts';
import { $selector, $productStock } from './choice-model.ts';
import { type AddDecision, decideAdd } from './add-decision.ts';
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

const decided = sampleStores({
  clock: [addToBag, stickyAddToBag, againChosen],
  source: {
    state: $product,
    selector: $selector,
    stock: $productStock,
    lowStock: $lowStock,
    isUnlocked: $isExclusiveUnlocked,
    recalled: $recalled,
  },
  fn: decideAdd,
});

$selector
  .on(addToBag, (selector) =>
    selector.stickyAddToBagClick ? { ...selector, stickyAddToBagClick: false } : selector,
  )
  .on(stickyAddToBag, (selector) => ({ ...selector, stickyAddToBagClick: true }))
  .on(sizeMissed, (selector) => ({ ...selector, showSizeErrors: true }));

tell(decided, sizeMissed, sizeAsked);

// “Choose another”: decide as if no size were remembered.
tell(
  sampleStores({
    clock: chooseAnotherSize,
    source: {
      state: $product,
      selector: $selector,
      stock: $productStock,
      lowStock: $lowStock,
      isUnlocked: $isExclusiveUnlocked,
    },
    fn: (situation) => decideAdd({ ...situation, recalled: null }),
  }),
  sizeMissed,
  sizeAsked,
);

/** Routes a decision: `missed` receives axes without a choice, `asked` a size to offer again. */
export function tell(
  decision: Event<AddDecision>,
  missed: EventCallable<{ productId: string; axes: SizeAxisName[] }>,
  asked: EventCallable<{ productId: string; variantId: string }>,
): void {
  launchKeys(decision, {
    locked: unlockMissed,
    sizeMissed: missed,
    sizeAsked: asked,
    requested: addRequested,
    refused: addRefused,
  });
}
