import { boolean } from 'superstruct';
import { command, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { isLost } from './change-failure.ts';
import { failChange } from './changes-model.ts';

/** Clears the uncertainty once the bag has been read. */
export const makeCertain = command('cart/makeCertain', nothing());

/** True if a change may have been made without an answer, until the bag is read. */
export const $isUncertain = state('cart/isUncertain', false, boolean())
  .on(failChange, (is, failure) => is || isLost(failure))
  .on(makeCertain, () => false);
