import '#src/app/whole-model.ts';
import { scopeBind, type Scope } from 'effector';
import { loadLateRoutes } from '#harness/backend/late-routes.ts';
import type { MemoryHistory } from '#harness/device/memory-history.ts';
import { loadContracts } from '#src/ports/http/http.ts';
import { type Place, placeOf } from '#harness/showroom/place.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { type Seen, type SeenFact, problemsOf } from './check.ts';
import { declaredUnit } from './declared-unit.ts';
import { type Wire, createDevice } from './device.ts';
import { nextTurn } from './call-queue.ts';
import { payloadNow } from './in-state.ts';
import { type PageLife, startPage } from './page-life.ts';
import type { Scenario, ScenarioStep, Situation } from './scenario.ts';

/** Duration (ms) of a shopper's step. */
const STEP_MS = 1200;

/** A running scenario in this process, without a page: with its own backend, and recorded like a browser session. */
export interface RunningScenario {
  readonly situation: Situation;
  /** Changes after a reload. */
  readonly scope: Scope;
  readonly history: MemoryHistory;
  /** Number of pages so far; each reload adds one. */
  readonly pages: number;
  readonly position: number;
  /** Facts of the last step in the scenario's domains. */
  readonly facts: readonly SeenFact[];
  /** Runs the next step; returns the differences from the scenario. */
  next(): Promise<string[]>;
  checkpoint(): void;
  trace(): string;
  stop(): void;
}

/**
 * Starts a scenario and waits for its first page, unless the first step waits for it. `place` selects
 * another country's store; `wire` changes answers.
 *
 * @example
 * const running = await startScenario(wishlistRemoveFails, 'rl');
 * const problems = await running.next();
 */
export async function startScenario(
  { domains, in: situations }: Scenario,
  brand: Brand,
  place?: StorePlace,
  wire?: Wire,
): Promise<RunningScenario> {
  const situation = inPlace(situations[brand], brand, place);
  const { steps } = situation;
  await Promise.all([loadContracts(), loadLateRoutes()]);
  const device = createDevice(situation, wire);
  const seen: Seen = { facts: [], turns: 0, asked: [] };
  let position = 0;
  let pages = 1;
  let page: PageLife = startPage({ device, domains, seen });

  async function settle(): Promise<void> {
    for (let settled: PageLife | undefined; settled !== page;) {
      settled = page;
      await page.order.settle();
      if (page.wantsReload) page = reloaded(page);
    }
  }

  function reloaded(before: PageLife): PageLife {
    before.stop();
    device.forgetRules();
    pages += 1;
    return startPage({ device, domains, seen, earlier: before.lines() });
  }

  async function take(step: ScenarioStep): Promise<void> {
    if (step.kind === 'settle') return settle();
    device.clock.now += step.kind === 'pause' ? step.ms : STEP_MS;
    page.order.close();
    if (step.kind === 'pause') page.timers.release();
    else if (step.kind === 'visit') device.history.push(step.to);
    else trigger(page.scope, step.input, payloadNow(step.payload, page.scope));
    await nextTurn();
  }

  function forget(): void {
    seen.facts = [];
    seen.asked = [];
  }

  if (steps[0]?.kind === 'settle') page.order.close();
  else await settle();

  return {
    situation,
    history: device.history,
    get scope() {
      return page.scope;
    },
    get pages() {
      return pages;
    },
    get position() {
      return position;
    },
    get facts() {
      return seen.facts;
    },
    async next() {
      const step = steps[position];
      if (!step) return [];
      const isOpening = position === 0 && step.kind === 'settle';
      if (!isOpening) forget();
      position += 1;
      await take(step);
      return problemsOf(step, seen, page.scope, domains);
    },
    checkpoint: () => page.checkpoint(),
    trace: () => page.trace(),
    stop: () => page.stop(),
  };
}

/** Another store than the scenario's own, by codes as in `rl-be` and `/BE/FR`. */
export interface StorePlace {
  country: string;
  /** Default: the country's first language. */
  language?: string;
}

/** True if a scenario can run in other countries: only British ones can. */
export function canTravel({ start }: Situation): boolean {
  return start.store.endsWith('-gb');
}

function inPlace(situation: Situation, brand: Brand, place: StorePlace | undefined): Situation {
  if (place === undefined || !canTravel(situation)) return situation;
  const { start, steps } = situation;
  const country = place.country.toLowerCase();
  const atStore = { ...start, store: `${brand}-${country}` };
  if (place.language === undefined) return { ...situation, start: atStore };
  // RTE-19: the address contains the language in countries with several.
  const prefix = `/${country}/${place.language}`.toUpperCase();
  return {
    ...situation,
    start: { ...atStore, path: prefix + start.path },
    steps: steps.map((step) =>
      step.kind === 'visit' && step.to.startsWith('/') ? { ...step, to: prefix + step.to } : step,
    ),
  };
}

function trigger(scope: Scope, name: string, payload: unknown): void {
  const declared = declaredUnit('input', name);
  if (!declared.struct.is(payload)) throw new Error(`${name} does not take this payload`);
  (scopeBind(declared.unit, { scope }) as (payload: unknown) => void)(payload);
}

/** Result of a scenario: its trace, and differences prefixed with the step's title. */
export interface ScenarioResult {
  trace: string;
  problems: readonly string[];
  places: readonly Place[];
}

/** Runs a scenario from its first step to its last. */
export async function runScenario(
  scenario: Scenario,
  brand: Brand,
  wire?: Wire,
): Promise<ScenarioResult> {
  const running = await startScenario(scenario, brand, undefined, wire);
  const problems: string[] = [];
  const place = () => placeOf(running.history.current().path);
  const places = [place()];
  for (const { title } of running.situation.steps) {
    for (const problem of await running.next()) problems.push(`${title} ${problem}`);
    places.push(place());
  }
  const trace = running.trace();
  running.stop();
  return { trace, problems, places };
}
