import type { Scope } from 'effector';
import { declaredUnit } from './declared-unit.ts';
import type { ScenarioStep } from './scenario.ts';

/** A fact that a scenario produced. */
export interface SeenFact {
  name: string;
  payload: unknown;
}

/** What came of a step. */
export interface Seen {
  facts: SeenFact[];
  asked: string[];
}

/** Whether a fact is one of those that a scenario compares. */
export function isOf(fact: string, domains: readonly string[]): boolean {
  return domains.includes(fact) || domains.includes(fact.split('/')[0] ?? '');
}

/** What of a step's outcome is not as the scenario says, one line each. */
export function problemsOf(step: ScenarioStep, seen: Seen, scope: Scope): string[] {
  return [
    ...factProblems(step, seen.facts),
    ...askedProblems(step, seen.asked),
    ...stateProblems(step, scope),
  ];
}

function factProblems({ facts }: ScenarioStep, seen: readonly SeenFact[]): string[] {
  const length = Math.max(facts.length, seen.length);
  return Array.from({ length }, (_, index) => [facts[index], seen[index]] as const).flatMap(
    ([expected, actual]) => {
      if (expected?.name === actual?.name && contains(actual?.payload, expected?.payload))
        return [];
      return [`expected ${shown(expected)}, but there was ${shown(actual)}`];
    },
  );
}

function askedProblems({ asked }: ScenarioStep, actual: readonly string[]): string[] {
  if (asked === undefined || contains(actual, asked)) return [];
  return [`expected the calls ${asked.join(', ')}, but there were ${actual.join(', ')}`];
}

function stateProblems({ state = {} }: ScenarioStep, scope: Scope): string[] {
  return Object.entries(state).flatMap(([name, expected]) => {
    const actual: unknown = scope.getState(declaredUnit('state', name).unit);
    if (contains(actual, expected)) return [];
    return [
      `expected ${name} to hold ${JSON.stringify(expected)}, but it is ${JSON.stringify(actual)}`,
    ];
  });
}

/** True when `actual` has everything that `expected` names; lists have to be equal. */
export function contains(actual: unknown, expected: unknown): boolean {
  if (expected === undefined) return true;
  if (!isObject(actual) || !isObject(expected)) return Object.is(actual, expected);
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length)
    return false;
  return Object.entries(expected).every(([key, part]) => contains(actual[key], part));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(fact: { name: string; payload?: unknown } | undefined): string {
  return fact ? `${fact.name} ${JSON.stringify(fact.payload ?? null)}` : 'no further fact';
}
