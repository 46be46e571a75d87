import { $allowed } from '../consent/model.ts';

/** True if this visitor consents to measurement. */
export const $mayMeasure = $allowed.map(({ analytical }) => analytical);
