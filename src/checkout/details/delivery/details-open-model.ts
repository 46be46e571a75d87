import { sample } from 'effector';
import { boolean } from 'superstruct';
import { command, feature, state } from '../../../event-log/units.ts';
import { noPayload } from '../../../kernel/struct.ts';
import { orderPlaced } from '../../steps/placed-model.ts';

feature('checkout');

/** The details step was entered. */
export const openDetails = command('checkout/openDetails', noPayload());
export const leaveDetails = command('checkout/leaveDetails', noPayload());
/** Clears everything typed or chosen: the order was placed, or the shopper is another person. */
export const forgetDetails = command('checkout/forgetDetails', noPayload());

export const $isDetailsOpen = state('checkout/isDetailsOpen', false, boolean());

$isDetailsOpen.on(openDetails, () => true).on(leaveDetails, () => false);

sample({ clock: orderPlaced, target: forgetDetails });
