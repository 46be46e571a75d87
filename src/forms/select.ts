import type { Field } from './field.ts';

/** One thing that a select offers, with its label as it is read. */
export interface Choice {
  value: string;
  label: string;
}

/** SLC-07 */
const LONG_STEP = 5;

/**
 * Where a long step leads, at the most to an end.
 *
 * @example longStep(1, 1, 20) // 6
 */
export function longStep(from: number, direction: 1 | -1, count: number): number {
  const to = Math.max(from, 0) + direction * LONG_STEP;
  return Math.min(Math.max(to, 0), count - 1);
}

/**
 * What a select offers: where it may stay empty, or is so, there is a choice that says so, unless the form has one. What
 * can only be read offers what is chosen.
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
