import { sample } from 'effector';
import { boolean } from 'superstruct';
import { command, state } from '../../../event-log/units.ts';
import { nothing } from '../../../kernel/struct.ts';
import { orderPlaced } from '../../steps/placed-model.ts';

/** The details step was entered. */
export const openDetails = command('checkout/openDetails', nothing());
export const leaveDetails = command('checkout/leaveDetails', nothing());
/** Clears everything typed or chosen: the order was placed, or the shopper is another person. */
export const forgetDetails = command('checkout/forgetDetails', nothing());

export const $isDetailsOpen = state('checkout/isDetailsOpen', false, boolean());

$isDetailsOpen.on(openDetails, () => true).on(leaveDetails, () => false);

sample({ clock: orderPlaced, target: forgetDetails });
