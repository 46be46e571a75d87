import { type Infer, enums, number, object, optional, string } from 'superstruct';

/** WVT-01…06: up to which value a measure is good, and from which on it is poor; milliseconds, but for the layout shift. */
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

/** One measure of a page; `target` is what on the page it came from, as a selector. */
export const Vital = object({
  name: enums(VITAL_NAMES),
  value: number(),
  target: optional(string()),
});
export type Vital = Infer<typeof Vital>;

export const VitalRating = enums(['good', 'needs improvement', 'poor']);
export type VitalRating = Infer<typeof VitalRating>;

/** How good a measure is. */
export function ratingOf({ name, value }: Pick<Vital, 'name' | 'value'>): VitalRating {
  const [good, poor] = THRESHOLDS[name];
  if (value <= good) return 'good';
  return value < poor ? 'needs improvement' : 'poor';
}
