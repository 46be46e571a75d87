import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { createDigest, digestText, mixText } from '#src/kernel/hash.ts';
import { FULL_DIGEST_LENGTH } from '#src/event-log/record.ts';
import { loadLateRoutes } from '#harness/backend/late-routes.ts';
import { loadContracts } from '#src/ports/http/http.ts';
import type { AccountFigures } from './books/account-books.ts';
import type { Journey } from './journey.ts';
import type { MeasuredFigures } from './measured.ts';
import { listenToUncaughtErrors } from './uncaught-errors.ts';
import { type PurchaseFigures, NO_FIGURES, addFigures } from './purchases.ts';
import { type SessionOptions, type SimulatedSession, simulateSession } from './session.ts';
import type { Finding } from './watch.ts';

export interface RunOptions {
  seed: number;
  sessions: number;
  faults: number;
  journey: Journey;
  planted?: SessionOptions['planted'] | undefined;
  /** Told after every session. */
  onSession?(done: number): void;
}

/** A session in which something did not hold. */
export interface FailedSession extends SimulatedSession {
  seed: number;
  finding: Finding;
}

export interface RunResult {
  sessions: number;
  records: number;
  /** Over all traces, in order. */
  digest: string;
  failures: readonly FailedSession[];
  purchases: PurchaseFigures;
  accounts: AccountFigures;
  measured: MeasuredFigures;
}

/** Simulates so many sessions, one after the other, and replays each. */
export async function simulate(options: RunOptions): Promise<RunResult> {
  await Promise.all([loadContracts(), loadLateRoutes()]);
  const digest = createDigest();
  const failures: FailedSession[] = [];
  const uncaughtErrors = listenToUncaughtErrors();
  let records = 0;
  let purchases = NO_FIGURES;
  let accounts: AccountFigures = {};
  const measured: MeasuredFigures = { pages: 0, events: 0, purchases: 0 };
  for (let index = 0; index < options.sessions; index++) {
    const seed = seedOf(options.seed, index);
    const session = await verifiedSession({ ...options, seed, uncaughtErrors });
    for (const trace of session.traces) {
      mixText(digest, trace);
      records += trace.split('\n').length - 3;
    }
    purchases = addFigures(purchases, session.purchases);
    accounts = addedUp(accounts, session.accounts);
    for (const what of ['pages', 'events', 'purchases'] as const)
      measured[what] += session.measured[what];
    if (session.finding) failures.push({ ...session, seed, finding: session.finding });
    options.onSession?.(index + 1);
  }
  uncaughtErrors.stop();
  return {
    sessions: options.sessions,
    records,
    digest: digestText(digest, FULL_DIGEST_LENGTH),
    failures,
    purchases,
    accounts,
    measured,
  };
}

function addedUp(one: AccountFigures, other: AccountFigures): AccountFigures {
  const sums: Record<string, number> = { ...one };
  for (const [what, times] of Object.entries(other)) sums[what] = (sums[what] ?? 0) + times;
  return sums;
}

/** A session that also has to replay. */
export async function verifiedSession(options: SessionOptions): Promise<SimulatedSession> {
  const session = await simulateSession(options);
  const finding = session.finding ?? replayFinding(session.traces);
  return { ...session, finding };
}

function replayFinding(traces: readonly string[]): Finding | undefined {
  for (const [index, trace] of traces.entries()) {
    const problem = replayProblem(trace);
    if (problem !== undefined)
      return { invariant: 'every session replays', problem: `tab ${index + 1}: ${problem}` };
  }
  return undefined;
}

function replayProblem(trace: string): string | undefined {
  try {
    const { divergence } = verifyTrace(readTrace(trace));
    return divergence && `${divergence.kind} in line ${divergence.line}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Far enough apart that two runs of neighbouring seeds share no session. */
function seedOf(seed: number, index: number): number {
  return (Math.imul(seed, 0x9e3779b1) + index) >>> 0;
}
