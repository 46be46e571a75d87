import { type Infer, enums, number, object, optional, string } from 'superstruct';

/**
 * WVT-01…06: upper bound of good and lower bound of poor values, in ms; the layout shift has no
 * unit.
 */
const THRESHOLDS = {
  FCP: [1800, 2700],
  LCP: [2500, 3750],
  CLS: [0.1, 0.15],
  FID: [100, 150],
  TTFB: [800, 1800],
  INP: [200, 500],
} as const;

export type VitalName = keyof typeof THRESHOLDS;
const VITAL_NAMES = Object.keys(THRESHOLDS) as VitalName[];

/** A web vital of a page; `target` is a selector of its element. */
export const Vital = object({
  name: enums(VITAL_NAMES),
  value: number(),
  target: optional(string()),
});
export type Vital = Infer<typeof Vital>;

export const VitalRating = enums(['good', 'needs improvement', 'poor']);
export type VitalRating = Infer<typeof VitalRating>;

export function ratingOf({ name, value }: Pick<Vital, 'name' | 'value'>): VitalRating {
  const [good, poor] = THRESHOLDS[name];
  if (value <= good) return 'good';
  return value < poor ? 'needs improvement' : 'poor';
}
