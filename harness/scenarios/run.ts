import { type Scope, createWatch, scopeBind } from 'effector';
import '#src/app/model.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { declaredUnits, findUnit } from '#src/event-log/units.ts';
import { loadContracts } from '#src/ports/http.ts';
import { callRefused, createSessionGate } from '#src/ports/session-gate.ts';
import { appStarted } from '#src/ports/start.ts';
import type { Brand } from '#src/store-config/brands.ts';
import { type SeenFact, problemsOf } from './check.ts';
import { type ScenarioHistory, createScenarioHistory } from './history.ts';
import { createInOrder } from './in-order.ts';
import { scenarioPorts } from './ports.ts';
import type { Scenario, ScenarioStep, Situation } from './scenario.ts';
import { SCENARIO_TIME, startEnvironment } from './start-state.ts';

/** Milliseconds that a shopper takes for a step. */
const STEP_MS = 1200;

/** A scenario under way in this process, without a page: its own backend, recorded as a browser's session is. */
export interface RunningScenario {
  readonly situation: Situation;
  readonly scope: Scope;
  readonly history: ScenarioHistory;
  /** Steps taken. */
  readonly position: number;
  /** Takes the next step; what of its outcome is not as the scenario says. */
  next(): Promise<string[]>;
  /** The session so far as the text of a trace. */
  trace(): string;
  stop(): void;
}

/**
 * Starts a scenario and waits until its first page has loaded. `country` takes the shopper to
 * another country's store than the scenario's own.
 *
 * @example
 * const running = await startScenario(wishlistRemoveFails, 'rl');
 * const problems = await running.next();
 */
export async function startScenario(
  { domains, in: situations }: Scenario,
  brand: Brand,
  country?: string,
): Promise<RunningScenario> {
  const situation = inCountry(situations[brand], brand, country);
  const { steps } = situation;
  const environment = startEnvironment(situation.start);
  const clock = { now: SCENARIO_TIME };
  const order = createInOrder();
  const gate = createSessionGate();
  await loadContracts();
  const history = createScenarioHistory(environment.location);
  const session = recordSession(
    scenarioPorts({ situation, environment, clock, order, gate, history }),
    () => clock.now,
  );
  const { scope } = session;
  history.attach(scope);
  gate.onRefused = scopeBind(callRefused, { scope });
  const seen: SeenFact[] = [];
  const unwatch = watchFacts(scope, domains, seen);
  let position = 0;

  scopeBind(appStarted, { scope })({ environment });
  await order.settle();

  async function take(step: ScenarioStep): Promise<void> {
    if (step.kind === 'settle') return order.settle();
    clock.now += STEP_MS;
    order.close();
    trigger(scope, step.input, step.payload);
  }

  return {
    situation,
    scope,
    history,
    get position() {
      return position;
    },
    async next() {
      const step = steps[position];
      if (!step) return [];
      position += 1;
      seen.length = 0;
      await take(step);
      return problemsOf(step, seen, scope);
    },
    trace: () => session.trace(),
    stop() {
      unwatch();
      session.stop();
    },
  };
}

function inCountry(situation: Situation, brand: Brand, country: string | undefined): Situation {
  if (country === undefined) return situation;
  return { ...situation, start: { ...situation.start, store: `${brand}-${country}` } };
}

function watchFacts(scope: Scope, domains: readonly string[], seen: SeenFact[]): () => void {
  const stops = declaredUnits().flatMap((declared) => {
    const { kind, name, unit } = declared;
    if (kind !== 'fact' || !domains.includes(name.split('/')[0] ?? '')) return [];
    const fn = (payload: unknown) => seen.push({ name, payload });
    return [createWatch({ unit, scope, fn })];
  });
  return () => stops.forEach((stop) => stop());
}

function trigger(scope: Scope, name: string, payload: unknown): void {
  const declared = findUnit(name);
  if (declared?.kind !== 'input') throw new Error(`There is no input ${name}`);
  if (!declared.struct.is(payload)) throw new Error(`${name} does not take this payload`);
  (scopeBind(declared.unit, { scope }) as (payload: unknown) => void)(payload);
}

/** What a scenario came to: its trace, and what was not as it says, with the step's title in front. */
export interface ScenarioResult {
  trace: string;
  problems: readonly string[];
}

/** Takes a scenario from its first step to its last. */
export async function runScenario(scenario: Scenario, brand: Brand): Promise<ScenarioResult> {
  const running = await startScenario(scenario, brand);
  const problems: string[] = [];
  for (const { title } of running.situation.steps)
    for (const problem of await running.next()) problems.push(`${title} ${problem}`);
  const trace = running.trace();
  running.stop();
  return { trace, problems };
}
