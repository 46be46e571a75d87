import { type Condition, readCondition } from '#harness/conditions/condition.ts';
import { problemText } from '#harness/conditions/problem-text.ts';

/** What a shrunk session still has to show. */
export type Goal =
  | { kind: 'diverged' }
  /** A named store is set as it is set in the session, by the cause at a line. */
  | { kind: 'store'; store: string; line: number }
  /** A fact follows, or a named store is as it is wanted. */
  | { kind: 'condition'; condition: Condition };

/**
 * Reads what `--until` says: `diverged`, `fact:cart/miniBagLoaded`, `fact:cart/itemAdded {"productId":"RL0101RAW"}`,
 * `state:cart/bagPage.details.total<0`, `state:cart/miniBag.bag.lines.0`: a condition on a fact or a store.
 *
 * @returns why not, in a sentence, where it says nothing of these
 */
export function readGoal(text: string): Goal | string {
  if (text === 'diverged') return { kind: 'diverged' };
  const condition = readCondition(text);
  if ('problem' in condition)
    return condition.problem === 'form' || condition.problem === 'empty'
      ? `--until is diverged, fact:NAME or state:STORE.PATH, perhaps with =, !=, <, >, <=, >= and a JSON value, or with parts in braces; ${text.trim() === '' ? 'nothing' : text.trim()} is none of these.`
      : problemText(condition);
  if (condition.of !== 'fact' && condition.of !== 'state')
    return `--until is diverged, fact:NAME or state:STORE.PATH, and ${condition.name} is none of these.`;
  return { kind: 'condition', condition };
}
