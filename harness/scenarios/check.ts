import type { Scope } from 'effector';
import { declaredUnit } from './declared-unit.ts';
import type { ExpectedFact, ScenarioStep } from './scenario.ts';

export interface SeenFact {
  name: string;
  payload: unknown;
  /** Turn of the fact. Facts of one turn are unordered, because imports determine their order. */
  turn: number;
}

export interface Seen {
  facts: SeenFact[];
  /** Number of turns with facts so far. */
  turns: number;
  asked: string[];
}

/** True if the scenario compares this fact. */
export function isOf(fact: string, domains: readonly string[]): boolean {
  return domains.includes(fact) || domains.includes(fact.split('/')[0] ?? '');
}

/** Differences between a step's result and the scenario, one line each. */
export function problemsOf(
  step: ScenarioStep,
  seen: Seen,
  scope: Scope,
  domains: readonly string[],
): string[] {
  const wanted = step.facts.filter(({ name }) => isOf(name, domains));
  const outside = step.facts.filter(({ name }) => !isOf(name, domains));
  return [
    ...outside.map(({ name }) => `${name} is not in \`domains\`: it is not looked at`),
    ...factProblems(wanted, seen.facts),
    ...askedProblems(step, seen.asked),
    ...stateProblems(step, scope),
  ];
}

/** Differences between observed and expected facts, one line each; facts of one turn may have any order. */
export function factProblems(wanted: readonly ExpectedFact[], seen: readonly SeenFact[]): string[] {
  const rest = [...seen];
  const length = Math.max(wanted.length, seen.length);
  return Array.from({ length }, (_, index) => wanted[index]).flatMap((expected) => {
    const turn = rest[0]?.turn;
    const found = rest.findIndex((fact) => fact.turn === turn && isAs(fact, expected));
    const [actual] = rest.splice(Math.max(found, 0), 1);
    if (found >= 0) return [];
    return [`expected ${shown(expected)}, but there was ${shown(actual)}`];
  });
}

function isAs(fact: SeenFact, expected: ExpectedFact | undefined): boolean {
  return fact.name === expected?.name && contains(fact.payload, expected.payload);
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

/** True if `actual` contains all of `expected`; lists must be equal. */
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
