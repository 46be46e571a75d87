import { boolean } from 'superstruct';
import { command, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { isLost } from './change-failure.ts';
import { failChange } from './changes-model.ts';

/** It is known what has become of the change. */
export const makeCertain = command('cart/makeCertain', nothing());

/** Whether the server may have made a change though its answer was lost, and nobody has read the bag since. */
export const $isUncertain = state('cart/isUncertain', false, boolean())
  .on(failChange, (is, failure) => is || isLost(failure))
  .on(makeCertain, () => false);
