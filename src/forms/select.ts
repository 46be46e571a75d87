import type { Field } from './field.ts';

/** An option of a select with its displayed label. */
export interface Choice {
  value: string;
  label: string;
}

/** SLC-07 */
const LONG_STEP = 5;

/**
 * Index after a long step, limited to both ends.
 * @example longStep(1, 1, 20) // 6
 */
export function longStep(from: number, direction: 1 | -1, count: number): number {
  const to = Math.max(from, 0) + direction * LONG_STEP;
  return Math.min(Math.max(to, 0), count - 1);
}

/**
 * Options of a select. Adds an empty one if the field is optional or empty, unless the form has
 * one. A read-only field offers the chosen one.
 */
export function choicesOf(
  { required = false, isReadOnly = false }: Field,
  options: readonly Choice[],
  { chosen, none }: { chosen: string; none: string },
): readonly Choice[] {
  if (isReadOnly) return options.filter(({ value }) => value === chosen);
  const isEmptiable = (!required || chosen === '') && options.length > 0;
  const hasNone = options.some(({ value }) => value === '');
  return isEmptiable && !hasNone ? [{ value: '', label: none }, ...options] : options;
}
