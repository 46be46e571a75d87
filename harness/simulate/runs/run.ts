import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import type { Shard } from '#harness/traces/shards.ts';
import { type Digest, createDigest, digestText, mixText } from '#src/kernel/hash.ts';
import { FULL_DIGEST_LENGTH } from '#src/event-log/record.ts';
import { loadLateRoutes } from '#harness/backend/late-routes.ts';
import { loadContracts } from '#src/ports/http/http.ts';
import type { AccountFigures } from '../oracles/account-changes-oracle.ts';
import type { Journey } from '../journeys.ts';
import type { MeasuredFigures } from '../measured.ts';
import { listenToUncaughtErrors } from '../uncaught-errors.ts';
import type { PurchaseFigures } from '../purchases.ts';
import { createReach } from './reach.ts';
import { type SessionOptions, type SimulatedSession, logsOf, simulateSession } from '../session.ts';
import type { Finding } from '../watch.ts';

export interface RunOptions {
  seed: number;
  sessions: number;
  faults: number;
  journey: Journey;
  planted?: SessionOptions['planted'] | undefined;
  /** Replays one in this many sessions without new coverage; 1 replays all. */
  replayEvery?: number;
  first?: readonly number[];
  /** Runs only this machine's share. */
  shard?: Shard | undefined;
  /** False stops before the number of sessions is reached. */
  goesOn?(): boolean;
  onSession?(done: number): void;
}

type Logs = ReturnType<typeof logsOf>;

const WHOLE: Shard = { index: 1, of: 1 };

/** Default of `replayEvery`. */
export const REPLAY_EVERY = 8;

export interface FailedSession extends SimulatedSession {
  seed: number;
  finding: Finding;
}

/** Counts that add up over sessions, and over the shards of a run. */
export interface RunFigures {
  sessions: number;
  records: number;
  replayed: number;
  purchases: PurchaseFigures;
  accounts: AccountFigures;
  measured: MeasuredFigures;
}

const NO_FIGURES: RunFigures = {
  sessions: 0,
  records: 0,
  replayed: 0,
  purchases: { attempted: 0, placed: 0, outcomes: {} },
  accounts: {},
  measured: { pages: 0, events: 0, purchases: 0 },
};

export interface RunResult extends RunFigures {
  /** Digest of all traces, independent of their order. */
  digest: Digest;
  /** Pairs and facts as in `createReach`. */
  pairs: readonly string[];
  facts: readonly string[];
  /** Seeds of sessions with new coverage, in order. */
  telling: readonly number[];
  failures: readonly FailedSession[];
}

/**
 * Simulates sessions one after another. Replays those with new coverage, and a sample of the others,
 * because similar sessions prove nothing new.
 */
export async function simulate(options: RunOptions): Promise<RunResult> {
  await Promise.all([loadContracts(), loadLateRoutes()]);
  const digest: Digest = { a: 0, b: 0 };
  const failures: FailedSession[] = [];
  const uncaughtErrors = listenToUncaughtErrors();
  const { sessions, shard = WHOLE, replayEvery = REPLAY_EVERY, first = [] } = options;
  const reach = createReach();
  const telling: number[] = [];
  let figures: RunFigures = NO_FIGURES;
  for (let index = 0; index < first.length + sessions; index++) {
    if (index % shard.of !== shard.index - 1) continue;
    if (options.goesOn?.() === false) break;
    const seed = first[index] ?? seedOf(options.seed, index - first.length);
    const session = await simulateSession({ ...options, seed, uncaughtErrors });
    const logs = logsOf(session);
    const isTelling = logs.map(([, trace]) => reach.note(trace) > 0);
    const isDue = isTelling.map((isNew) => isNew || figures.sessions % replayEvery === 0);
    const finding = session.finding ?? replayFinding(logs, isDue);
    if (isTelling.includes(true)) telling.push(seed);
    addTo(digest, seed, logs);
    figures = addFigures(figures, {
      ...session,
      sessions: 1,
      records: logs.reduce((sum, [, trace]) => sum + trace.split('\n').length - 3, 0),
      replayed: isDue.filter(Boolean).length,
    });
    if (finding) failures.push({ ...session, seed, finding });
    options.onSession?.(figures.sessions);
  }
  uncaughtErrors.stop();
  return {
    ...figures,
    digest,
    pairs: [...reach.pairs].toSorted(),
    facts: [...reach.facts].toSorted(),
    telling,
    failures,
  };
}

/** Order-independent, so that several machines and one machine give the same digest. */
function addTo(digest: Digest, seed: number, logs: Logs): void {
  const own = createDigest(seed);
  for (const [, trace] of logs) mixText(own, trace);
  digest.a = (digest.a + own.a) | 0;
  digest.b = (digest.b + own.b) | 0;
}

export function printedDigest(digest: Digest): string {
  return digestText(digest, FULL_DIGEST_LENGTH);
}

/** Adds up the figures of two runs. */
export function addFigures(one: RunFigures, other: RunFigures): RunFigures {
  return {
    sessions: one.sessions + other.sessions,
    records: one.records + other.records,
    replayed: one.replayed + other.replayed,
    purchases: {
      attempted: one.purchases.attempted + other.purchases.attempted,
      placed: one.purchases.placed + other.purchases.placed,
      outcomes: summed(one.purchases.outcomes, other.purchases.outcomes),
    },
    accounts: summed(one.accounts, other.accounts),
    measured: {
      pages: one.measured.pages + other.measured.pages,
      events: one.measured.events + other.measured.events,
      purchases: one.measured.purchases + other.measured.purchases,
    },
  };
}

type Counts = Readonly<Record<string, number>>;

function summed(one: Counts, other: Counts): Counts {
  const sums: Record<string, number> = { ...one };
  for (const [what, times] of Object.entries(other)) sums[what] = (sums[what] ?? 0) + times;
  return sums;
}

/** A session that must also replay. */
export async function verifiedSession(options: SessionOptions): Promise<SimulatedSession> {
  const session = await simulateSession(options);
  const finding = session.finding ?? replayFinding(logsOf(session));
  return { ...session, finding };
}

function replayFinding(
  logs: Logs,
  isDue: readonly boolean[] = logs.map(() => true),
): Finding | undefined {
  for (const [index, [name, trace]] of logs.entries()) {
    const problem = isDue[index] ? replayProblem(trace) : undefined;
    if (problem !== undefined)
      return { invariant: 'every session replays', problem: `${name}: ${problem}` };
  }
  return undefined;
}

function replayProblem(trace: string): string | undefined {
  try {
    const { divergence } = verifyAtHand(readTrace(trace));
    return divergence && `${divergence.kind} in line ${divergence.line}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Spread far enough that runs with neighbouring seeds share no session. */
function seedOf(seed: number, index: number): number {
  return (Math.imul(seed, 0x9e3779b1) + index) >>> 0;
}
