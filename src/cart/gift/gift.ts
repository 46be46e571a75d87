import { LONGEST_NOTE } from '../../commerce/limits.ts';

/** Remaining letters from which screen readers announce the count. */
const FEW_LEFT = 20;

/** Normalises a note: trims it and unifies line breaks. */
export function tidyNote(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

/** Number of letters left; negative if the note is too long. */
export function lettersLeft(typed: string): number {
  return LONGEST_NOTE - [...tidyNote(typed)].length;
}

/** True if the count is announced: near the limit and above it, not at each letter. */
export function isWorthSaying(left: number): boolean {
  return left < 0 || (left <= FEW_LEFT && left % 5 === 0);
}
