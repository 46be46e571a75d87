import { LONGEST_NOTE } from '../../commerce/limits.ts';

/** From so few letters on a screen reader hears how many are left. */
const FEW_LEFT = 20;

/** A note as it is sent: without blanks around it, and with one kind of line break. */
export function tidyNote(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

/** How many letters are left; below nought where there are too many. */
export function lettersLeft(typed: string): number {
  return LONGEST_NOTE - [...tidyNote(typed)].length;
}

/** Said aloud only where it matters, and not at each letter. */
export function isWorthSaying(left: number): boolean {
  return left < 0 || (left <= FEW_LEFT && left % 5 === 0);
}
