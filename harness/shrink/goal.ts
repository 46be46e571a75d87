import { type Condition, readCondition } from '#harness/conditions/condition.ts';
import { problemText } from '#harness/conditions/problem-text.ts';

/** Behaviour that a shrunk session must preserve. */
export type Goal =
  | { kind: 'diverged' }
  /** A named store changes as in the session, by the cause at a line. */
  | { kind: 'store'; store: string; line: number }
  /** A condition on a fact or a store is met. */
  | { kind: 'condition'; condition: Condition };

/**
 * Parses `--until`: `diverged`, or a condition on a fact or a store, such as `fact:cart/miniBagLoaded`,
 * `fact:cart/itemAdded {"productId":"RL0101RAW"}`, `state:cart/bagPage.details.total<0`,
 * `state:cart/miniBag.bag.lines.0`.
 *
 * @returns the reason, in a sentence, if the text is none of these
 */
export function readGoal(text: string): Goal | string {
  if (text === 'diverged') return { kind: 'diverged' };
  const condition = readCondition(text);
  if ('problem' in condition)
    return condition.problem === 'form' || condition.problem === 'empty'
      ? `--until is diverged, fact:NAME or state:STORE.PATH, optionally with =, !=, <, >, <=, >= and a JSON value, or with parts in braces; ${text.trim() === '' ? 'nothing' : text.trim()} is none of these.`
      : problemText(condition);
  if (condition.of !== 'fact' && condition.of !== 'state')
    return `--until is diverged, fact:NAME or state:STORE.PATH, and ${condition.name} is none of these.`;
  return { kind: 'condition', condition };
}
