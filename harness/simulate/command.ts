import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '#harness/cli/support/arguments.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import type { Planted } from './browser.ts';
import { JOURNEYS } from './journeys/all.ts';
import { listenToUncaughtErrors } from './uncaught-errors.ts';
import { type FailedSession, type RunOptions, simulate } from './run.ts';
import type { PurchaseFigures } from './purchases.ts';
import { shrink } from './shrink.ts';

/** Where the command writes, and what is changed to try it. */
export interface CommandSurroundings {
  out(text: string): void;
  err(text: string): void;
  /** Whether a person watches. */
  isWatched: boolean;
  /** Where traces are left. */
  folder: string;
  planted?: Planted;
}

const [usual] = JOURNEYS;
const NAMES = JOURNEYS.map(({ name }) => name).join(', ');
const USAGE = `npm run simulate -- [--seed S] [--sessions N] [--faults P] [--journey NAME]

  --seed S        seed of the shoppers and of their luck, a whole number (default 1)
  --sessions N    how many of them (default 100)
  --faults P      part of the calls that meet with trouble, from 0 to 1 (default 0)
  --journey NAME  one of ${NAMES} (default ${usual.name})
`;

/** Failures that are shrunk and left as traces; the others are told of only. */
const MOST_SHRUNK = 3;

/** The command line of the simulation; returns its exit code. Throws a `Stop` for bad arguments. */
export async function simulateCommand(args: string[], to: CommandSurroundings): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    to.out(USAGE);
    return 0;
  }
  const start = performance.now();
  const { failures, ...result } = await simulate({
    ...options,
    planted: to.planted,
    onSession: (done) => {
      if (to.isWatched) to.err(`\r${done} of ${options.sessions} sessions`);
    },
  });
  if (to.isWatched) to.err('\n');
  const seconds = (performance.now() - start) / 1000;
  for (const [index, failure] of failures.entries())
    await tell(failure, options, to, index < MOST_SHRUNK);
  const figures = {
    sessions: result.sessions,
    records: result.records,
    violations: failures.length,
    ...purchaseFigures(result.purchases),
    ...(options.journey.weights.account !== undefined && { accounts: result.accounts }),
    ...(options.journey.weights.consent !== undefined && { measured: result.measured }),
    sessions_per_second: Number((result.sessions / seconds).toFixed(1)),
    digest: result.digest,
  };
  to.out(`${JSON.stringify(figures)}\n`);
  return failures.length > 0 ? 1 : 0;
}

/** Nothing where nobody buys. */
function purchaseFigures({ attempted, placed, outcomes }: PurchaseFigures) {
  if (attempted === 0) return {};
  const sorted = Object.entries(outcomes).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { purchases: attempted, orders: placed, outcomes: Object.fromEntries(sorted) };
}

async function tell(
  failure: FailedSession,
  { journey, faults }: RunOptions,
  { err, folder, planted }: CommandSurroundings,
  isShrunk: boolean,
): Promise<void> {
  const { seed, finding } = failure;
  err(`session ${seed} of ${journey.name}: ${finding.invariant}: ${finding.problem}\n`);
  if (!isShrunk) return;
  const uncaughtErrors = listenToUncaughtErrors();
  const short = await shrink(failure, { seed, journey, faults, uncaughtErrors, planted });
  uncaughtErrors.stop();
  const steps = short.decisions.map(({ tab, choice }) => `${tab + 1}: ${choice || 'wait'}`);
  err(`  in ${steps.length} of ${failure.decisions.length} steps: ${steps.join(', ')}\n`);
  mkdirSync(folder, { recursive: true });
  for (const [index, trace] of short.traces.entries()) {
    const file = join(folder, `${journey.name}-${seed}-tab-${index + 1}.jsonl`);
    writeFileSync(file, trace);
    err(`  ${file}\n`);
  }
}

function readOptions(args: string[]): RunOptions | undefined {
  const known = {
    seed: { type: 'string', default: '1' },
    sessions: { type: 'string', default: '100' },
    faults: { type: 'string', default: '0' },
    journey: { type: 'string', default: usual.name },
    help: { type: 'boolean', default: false },
  } as const;
  const values = readArguments(args, known, USAGE);
  if (values.help) return undefined;
  const journey = JOURNEYS.find(({ name }) => name === values.journey);
  if (!journey) throw new Stop(`There is no journey "${values.journey}"; there are ${NAMES}.`, 2);
  return {
    seed: readWhole('--seed', values.seed, 0, 2 ** 31),
    sessions: readWhole('--sessions', values.sessions, 1, 1_000_000),
    faults: readPart('--faults', values.faults),
    journey,
  };
}

function readWhole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Stop(`${name} takes a whole number from ${least} to ${most}, not "${text}".`, 2);
}

function readPart(name: string, text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value <= 1) return value;
  throw new Stop(`${name} takes a number from 0 to 1, not "${text}".`, 2);
}
