import { combine } from 'effector';
import { state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import { Place } from '../pickup/contract.ts';
import { $chosenOption } from './delivery-model.ts';

const $points = state<Record<string, Place>>('checkout/points', {}, dictionary(Place));

/** The point that was chosen for the carrier that was chosen. */
export const $chosenPoint = combine($chosenOption, $points, (option, points) =>
  option?.pickupType === undefined ? null : (points[option.pickupType] ?? null),
);
