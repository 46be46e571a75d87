/** Changes of the bag, and what is said of them. */
import { sample } from 'effector';
import { itemAdded, lineRemoved, quantityChanged } from '../../cart/changes-model.ts';
import '../../cart/model.ts';
import { tellTabsFx } from '../../ports/tabs.ts';

sample({
  clock: [itemAdded, lineRemoved, quantityChanged],
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});
