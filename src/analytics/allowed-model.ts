import { $allowed } from '../consent/model.ts';

/** Whether anything may be measured of this visitor. */
export const $mayMeasure = $allowed.map(({ analytical }) => analytical);
