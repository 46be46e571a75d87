import { type Infer, max, min, number, object, optional } from 'superstruct';
import type { LengthUnit } from '../../commerce/size-table.ts';
import { redacted } from '../../kernel/struct.ts';

/** Valid range of each body measure, in centimetres. */
const BOUNDS = {
  chest: [40, 180],
  waist: [40, 180],
  hips: [40, 190],
  neck: [20, 60],
  inseam: [25, 110],
  height: [50, 220],
  foot: [8, 35],
} as const;

export type Measure = keyof typeof BOUNDS;
const MEASURES = Object.keys(BOUNDS) as Measure[]; // the keys of a constant

const CM_PER_INCH = 2.54;
const NUMBER = /^\d{1,3}(?:[.,]\d{1,2})?$/;

const centimetres = (measure: Measure) =>
  optional(min(max(number(), BOUNDS[measure][1]), BOUNDS[measure][0]));

const Given = object({
  chest: centimetres('chest'),
  waist: centimetres('waist'),
  hips: centimetres('hips'),
  neck: centimetres('neck'),
  inseam: centimetres('inseam'),
  height: centimetres('height'),
  foot: centimetres('foot'),
});
export type Measures = Infer<typeof Given>;

/** The shopper's measures in centimetres. The log holds neutral ones instead. */
export const Measures = redacted(Given, withoutBody);

/** Replaces each measure with the middle of its range. */
export function withoutBody<T extends Measures | null>(measures: T): T {
  if (!measures) return measures;
  return Object.fromEntries(
    MEASURES.filter((measure) => measures[measure] !== undefined).map((measure) => [
      measure,
      (BOUNDS[measure][0] + BOUNDS[measure][1]) / 2,
    ]),
  ) as T;
}

export function isMeasure(key: string): key is Measure {
  return Object.hasOwn(BOUNDS, key);
}

/** Parses a typed measure to centimetres; null if empty, an error if invalid or out of range. */
export function readMeasure(
  text: string,
  measure: Measure,
  unit: LengthUnit,
): { value: number | null } | { error: 'noNumber' | 'outOfBounds' } {
  const typed = text.trim().replace(/\s*(?:cm|in|"|″)$/, '');
  if (typed === '') return { value: null };
  if (!NUMBER.test(typed)) return { error: 'noNumber' };
  const length = Number(typed.replace(',', '.')) * (unit === 'in' ? CM_PER_INCH : 1);
  const [least, most] = BOUNDS[measure];
  if (length < least || length > most) return { error: 'outOfBounds' };
  return { value: Math.round(length * 10) / 10 };
}

/** Formats a measure in a unit. */
export function measureText(length: number | undefined, unit: LengthUnit): string {
  if (length === undefined) return '';
  return String(unit === 'in' ? Math.round((length / CM_PER_INCH) * 10) / 10 : length);
}

/** Converts a typed measure between units; invalid text is returned unchanged. */
export function convertedText(
  text: string,
  measure: Measure,
  from: LengthUnit,
  to: LengthUnit,
): string {
  const read = readMeasure(text, measure, from);
  return 'value' in read && read.value !== null ? measureText(read.value, to) : text;
}

/** Bounds of a measure in whole units. */
export function boundsIn(measure: Measure, unit: LengthUnit): { min: number; max: number } {
  const [least, most] = BOUNDS[measure];
  if (unit === 'cm') return { min: least, max: most };
  return { min: Math.ceil(least / CM_PER_INCH), max: Math.floor(most / CM_PER_INCH) };
}
