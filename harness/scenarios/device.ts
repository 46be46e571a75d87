import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { rowAfter, toFetch } from '#harness/backend/to-fetch.ts';
import type { Hitch } from '#src/analytics/hitches.ts';
import type { Vital } from '#src/analytics/vitals.ts';
import type { KeptDetails } from '#src/checkout/details/kept-details.ts';
import { KEPT_EXPRESS, KeptExpress } from '#src/checkout/paypal-express/kept-express.ts';
import { KeptMail, MAILED_TO_KEY, type MailedTo } from '#src/orders/mailed-to.ts';
import type { Decision } from '#src/experiments/decide.ts';
import type { Environment } from '#src/ports/start.ts';
import { isShoppersEverywhere, isShoppersHere } from '#src/ports/storage/forget.ts';
import type { Position } from '#src/ports/geolocation.ts';
import { readStored } from '#src/kernel/stored-text.ts';
import { type ScenarioHistory, createScenarioHistory } from './history.ts';
import type { ScenarioStart, Situation } from './scenario.ts';
import { SCENARIO_TIME, startEnvironment, startWorld } from './start-state.ts';

/** Milliseconds until a call comes back that no rule delays. */
const ANSWER_MS = 80;

/** What outlives a page: the backend and the cookie for it, the address, the storage, the time, other cookies. */
export interface Device {
  history: ScenarioHistory;
  clock: { now: number };
  fetch: typeof globalThis.fetch;
  /** What a page reads of its surroundings when it starts. */
  environment(): Environment;
  write(key: string, value: string | null): void;
  writeCookie(name: string, value: string | null): void;
  /** What the tab keeps of the checkout's details, for itself alone. */
  keepDetails(kept: KeptDetails | null): void;
  keptDetails(): KeptDetails | null;
  /** Where the mails of the last order go, as the tab keeps it. */
  keepMail(kept: MailedTo | null): void;
  keptMail(): MailedTo | null;
  /** What the tab keeps of PayPal express. */
  keepExpress(kept: KeptExpress | null): void;
  keptExpress(): KeptExpress | null;
  /** Whether nothing of that name was claimed before. */
  claim(name: string): boolean;
  /** What is measured next of its pages; `null` for nothing. */
  measure(): Vital | null;
  /** Query of the address by which somebody came, for the first page alone. */
  landing(): string;
  /** What held its pages up next; `null` for nothing. */
  hitch(): Hitch | null;
  /** What is decided of who visits it; `null` where it has been told. */
  decide(): Decision[] | null;
  /** Nothing is left of who used it. */
  forgetShopper(): void;
  /** Where it is, as far as it says. */
  locate(): Promise<Position>;
  /** How a call that a rule delays waits: other calls come back before it. */
  later: () => Promise<void>;
  /** From now on the backend answers as it would without rules. */
  forgetRules(): void;
}

/** What becomes of the backend's answers on their way. */
export type Wire = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

export function createDevice({ start, rules }: Situation, wire: Wire = (fetch) => fetch): Device {
  const clock = { now: SCENARIO_TIME };
  const storage = new Map(Object.entries(start.storage ?? {}));
  const cookies = new Map(Object.entries(start.cookies ?? {}));
  const claimed = new Set<string>();
  const vitals = [...(start.vitals ?? [])];
  const hitches = [...(start.hitches ?? [])];
  let landing = startEnvironment(start).location.search;
  let undecided = start.decisions ? [...start.decisions] : null;
  let details: KeptDetails | null = null;
  let express = readStored(storage.get(KEPT_EXPRESS), KeptExpress);
  let mail = readStored(storage.get(MAILED_TO_KEY), KeptMail);
  storage.delete(KEPT_EXPRESS);
  storage.delete(MAILED_TO_KEY);
  const history = createScenarioHistory(startEnvironment(start).location);
  const { backend, fetch } = scenarioBackend(start, rules, {
    clock,
    later: () => device.later(),
  });
  const device: Device = {
    history,
    clock,
    fetch: wire(fetch),
    environment: () => ({
      ...startEnvironment(start),
      now: clock.now,
      location: history.current(),
      storage: Object.fromEntries(storage),
      cookies: Object.fromEntries(cookies),
    }),
    write(key, value) {
      if (value === null) storage.delete(key);
      else storage.set(key, value);
    },
    writeCookie(name, value) {
      if (value === null) cookies.delete(name);
      else cookies.set(name, value);
    },
    keepDetails: (kept) => void (details = kept),
    keptDetails: () => details,
    keepMail: (kept) => void (mail = kept),
    keptMail: () => mail,
    keepExpress: (kept) => void (express = kept),
    keptExpress: () => express,
    claim: (name) => !claimed.has(name) && Boolean(claimed.add(name)),
    measure: () => vitals.shift() ?? null,
    hitch: () => hitches.shift() ?? null,
    landing() {
      const search = landing;
      landing = '';
      return search;
    },
    decide() {
      const decisions = undecided;
      undecided = null;
      return decisions;
    },
    forgetShopper() {
      details = null;
      mail = null;
      express = null;
      for (const key of storage.keys())
        if (isShoppersHere(key) || isShoppersEverywhere(key)) storage.delete(key);
    },
    async locate() {
      const place = start.position ?? { reason: 'refused' };
      if ('reason' in place) throw place;
      return place;
    },
    later: () => Promise.resolve(),
    forgetRules: () => backend.setRules([]),
  };
  return device;
}

function scenarioBackend(
  start: ScenarioStart,
  rules: Situation['rules'],
  { clock, later }: Pick<Device, 'clock' | 'later'>,
) {
  const { world, row: startRow } = startWorld(start);
  const backend = createInProcessBackend({
    seed: start.seed,
    tokenSeed: start.seed + 1,
    rules,
    now: () => clock.now,
    wait: async (ms) => {
      await later();
      clock.now += ms;
    },
  });
  backend.setWorld(world);
  let row = startRow;
  const fetch = toFetch(async (request) => {
    clock.now += ANSWER_MS;
    const answer = await backend.handle({ ...request, row });
    row = rowAfter(row, answer);
    return answer;
  });
  return { backend, fetch };
}
