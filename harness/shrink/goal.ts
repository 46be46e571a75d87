import { findUnit } from '#src/event-log/units.ts';

/** What a shrunk session still has to show. */
export type Goal =
  | { kind: 'diverged' }
  /** A named store is set as it is set in the session, by the cause at a line. */
  | { kind: 'store'; store: string; line: number }
  /** A fact, with these parts in its payload. */
  | { kind: 'fact'; name: string; payload: unknown }
  /** A place in a named store; without `is`, that it holds anything. */
  | { kind: 'state'; store: string; path: readonly string[]; is?: Comparison; value?: unknown };

const COMPARISONS = ['<=', '>=', '!=', '=', '<', '>'] as const;
type Comparison = (typeof COMPARISONS)[number];

/**
 * Reads what `--until` says: `diverged`, `fact:cart/bagLoaded`, `fact:cart/itemAdded {"productId":"RL0101RAW"}`,
 * `state:cart/bag.total<0`, `state:cart/bag.lines.0`. Values are JSON.
 *
 * @returns why not, in a sentence, where it says nothing of these
 */
export function readGoal(text: string): Goal | string {
  if (text === 'diverged') return { kind: 'diverged' };
  const fact = /^fact:([\w/-]+)\s*(\{.*\})?$/s.exec(text);
  if (fact) return factGoal(fact[1] ?? '', fact[2]);
  const state = /^state:([\w-]+\/[\w-]+)((?:\.[\w-]+)*)\s*(?:(<=|>=|!=|=|<|>)\s*(.+))?$/s.exec(
    text,
  );
  if (!state) return `--until is diverged, fact:NAME or state:STORE.PATH, not ${text}.`;
  const [, store = '', path = '', is, value] = state;
  if (findUnit(store)?.kind !== 'state') return `There is no named store ${store}.`;
  const place = { kind: 'state', store, path: path.split('.').slice(1) } as const;
  if (is === undefined) return place;
  const parsed = parsedJson(value ?? '');
  return parsed === undefined
    ? `${value ?? ''} is no JSON value.`
    : { ...place, is: is as Comparison, value: parsed };
}

function factGoal(name: string, text: string | undefined): Goal | string {
  if (findUnit(name)?.kind !== 'fact') return `There is no fact ${name}.`;
  const payload = text === undefined ? undefined : parsedJson(text);
  if (text !== undefined && payload === undefined) return `${text} is no JSON.`;
  return { kind: 'fact', name, payload };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether `value` has all that `part` has. */
export function holds(value: unknown, part: unknown): boolean {
  if (part === undefined || Object.is(value, part)) return true;
  if (typeof part !== 'object' || part === null || typeof value !== 'object' || value === null)
    return false;
  return Object.entries(part).every(([key, wanted]) =>
    holds((value as Record<string, unknown>)[key], wanted),
  );
}

/** Whether the value of a store is as a goal wants it. */
export function isReached(goal: Goal & { kind: 'state' }, value: unknown): boolean {
  const found = goal.path.reduce<unknown>(
    (held, key) =>
      typeof held === 'object' && held !== null
        ? (held as Record<string, unknown>)[key]
        : undefined,
    value,
  );
  if (goal.is === undefined) return found !== undefined && found !== null && found !== false;
  if (goal.is === '=' || goal.is === '!=')
    return (JSON.stringify(found) === JSON.stringify(goal.value)) === (goal.is === '=');
  if (typeof found !== typeof goal.value || found === undefined) return false;
  const [one, other] = [found as number, goal.value as number];
  if (goal.is === '<') return one < other;
  if (goal.is === '>') return one > other;
  return goal.is === '<=' ? one <= other : one >= other;
}
