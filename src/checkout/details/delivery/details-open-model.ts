import { sample } from 'effector';
import { boolean } from 'superstruct';
import { command, state } from '../../../event-log/units.ts';
import { nothing } from '../../../kernel/struct.ts';
import { orderPlaced } from '../../steps/placed-model.ts';

/** The step that asks for the details is there. */
export const openDetails = command('checkout/openDetails', nothing());
/** It was left for another page. */
export const leaveDetails = command('checkout/leaveDetails', nothing());
/** Nothing of what was typed or chosen is kept: it was somebody else's, or has been bought. */
export const forgetDetails = command('checkout/forgetDetails', nothing());

export const $isDetailsOpen = state('checkout/isDetailsOpen', false, boolean());

$isDetailsOpen.on(openDetails, () => true).on(leaveDetails, () => false);

sample({ clock: orderPlaced, target: forgetDetails });
