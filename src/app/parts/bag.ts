/** Changes of the bag, and what is said of them. */
import { sample } from 'effector';
import { itemAdded, lineRemoved, quantityChanged } from '../../cart/changes-model.ts';
import '../../cart/model.ts';
import { inPart } from '../../ports/parts.ts';
import { tellTabsFx } from '../../ports/tabs.ts';

sample({
  clock: [inPart('bag', itemAdded), inPart('bag', lineRemoved), inPart('bag', quantityChanged)],
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});
