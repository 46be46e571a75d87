import { mkdirSync, writeFileSync, existsSync, readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { declaredUnits } from '#src/event-log/units.ts';
import { type Asked, readAsked } from './arguments.ts';
import { startProgress } from '#harness/cli/support/progress.mjs';
import type { Planted } from '../browser.ts';
import type { Journey } from '../journeys.ts';
import { listenToUncaughtErrors } from '../uncaught-errors.ts';
import { type Part, mergedParts } from './part.ts';
import { type FailedSession, printedDigest, simulate } from './run.ts';
import type { PurchaseFigures } from '../purchases.ts';
import { OUT_OF_REACH } from './out-of-reach.ts';
import { logsOf } from '../session.ts';
import { shrink } from './shrink.ts';
import { Stop } from '#harness/cli/support/stop.mjs';

/** Output of the command, and a planted fault for tests. */
export interface CommandSurroundings {
  out(text: string): void;
  err(text: string): void;
  isWatched: boolean;
  folder: string;
  planted?: Planted;
}

/** Maximum number of failures to shrink and store as traces; others are only reported. */
const MOST_SHRUNK = 3;

const HOUR = 60 * 60 * 1000;

/** The command line of the simulation; returns its exit code. Throws a `Stop` for bad arguments. */
export async function simulateCommand(args: string[], to: CommandSurroundings): Promise<number> {
  const asked = readAsked(args);
  if (!asked) return 0;
  const start = performance.now();
  const part = asked.merge.length > 0 ? mergedParts(asked.merge) : await run(asked, to);
  if (asked.merge.length > 0)
    for (const { seed, finding } of part.failures)
      to.err(`session ${seed}: ${finding.invariant}: ${finding.problem}\n`);
  if (asked.json !== undefined) writeFileSync(asked.json, `${JSON.stringify(part)}\n`);
  const seconds = asked.merge.length > 0 ? undefined : (performance.now() - start) / 1000;
  to.out(reachText(part));
  to.out(`${JSON.stringify(figuresOf(part, seconds))}\n`);
  return part.failures.length > 0 ? 1 : 0;
}

async function run(asked: Asked, to: CommandSurroundings): Promise<Part> {
  const { seed, faults, journey, sessions, hours, corpus, shard } = asked;
  const kind = `${journey.name} ${faults}`;
  const end = hours === undefined ? Infinity : performance.now() + hours * HOUR;
  const total = hours === undefined ? sessions : undefined;
  const progress = startProgress(`Simulation of ${journey.name}`, {
    total,
    out: { isTTY: to.isWatched, write: to.err },
  });
  const { failures, ...result } = await simulate({
    ...asked,
    first: corpus === undefined ? [] : readCorpus(corpus, kind),
    planted: to.planted,
    goesOn: () => performance.now() < end,
    onSession: (done) => progress.step(done),
  });
  progress.end();
  if (corpus !== undefined) writeCorpus(corpus, kind, result.telling);
  for (const [index, failure] of failures.entries())
    await tell(failure, asked, to, index < MOST_SHRUNK);
  return {
    simulation: 1,
    of: `--seed ${seed} --sessions ${sessions} --faults ${faults} --journey ${journey.name}`,
    shard: shard ? `${shard.index}/${shard.of}` : '1/1',
    ...result,
    failures: failures.map((failure) => ({ seed: failure.seed, finding: failure.finding })),
  };
}

/** Reached parts of the model, and facts never reached. */
function reachText({ pairs, facts }: Part): string {
  const declared = declaredUnits().flatMap(({ kind, name }) => (kind === 'fact' ? [name] : []));
  const within = declared.filter((name) => !Object.hasOwn(OUT_OF_REACH, name));
  const never = within.filter((name) => !facts.includes(name));
  const reached = `${within.length - never.length} of ${within.length} facts`;
  const missing = never.length > 0 ? `; never: ${never.join(', ')}` : '';
  const reasons = [...new Set(Object.values(OUT_OF_REACH))].map((why) => {
    const names = Object.keys(OUT_OF_REACH).filter((name) => OUT_OF_REACH[name] === why);
    return `out of reach, because it ${why}: ${names.join(', ')}\n`;
  });
  return `reached ${reached}, ${pairs.length} pairs of a cause and its facts${missing}\n${reasons.join('')}`;
}

function figuresOf(part: Part, seconds: number | undefined) {
  const journey = part.of.split(' ').at(-1);
  return {
    sessions: part.sessions,
    records: part.records,
    replayed: part.replayed,
    violations: part.failures.length,
    ...purchaseFigures(part.purchases),
    ...(journey === 'account' && { accounts: part.accounts }),
    ...(journey === 'measured' && { measured: part.measured }),
    ...(seconds !== undefined && {
      sessions_per_second: Number((part.sessions / seconds).toFixed(1)),
    }),
    digest: printedDigest(part.digest),
  };
}

/** Purchase figures; empty without purchases. */
function purchaseFigures({ attempted, placed, outcomes }: PurchaseFigures) {
  if (attempted === 0) return {};
  const sorted = Object.entries(outcomes).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { purchases: attempted, orders: placed, outcomes: Object.fromEntries(sorted) };
}

async function tell(
  failure: FailedSession,
  { journey, faults }: { journey: Journey; faults: number },
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
  for (const [name, trace] of logsOf(short)) {
    const file = join(folder, `${journey.name}-${seed}-${name}.jsonl`);
    writeFileSync(file, trace);
    err(`  ${file}\n`);
  }
}

/** Seeds of sessions with new coverage, by kind of simulation. */
type Corpus = Record<string, readonly number[]>;

/**
 * Seeds of a file for a kind of sessions; empty without a file.
 *
 * @throws {Stop} if it is another kind of file
 */
function readCorpus(file: string, kind: string): readonly number[] {
  return wholeCorpus(file)[kind] ?? [];
}

/** Stores the seeds of one kind; keeps those of other kinds. */
function writeCorpus(file: string, kind: string, seeds: readonly number[]): void {
  const corpus = { ...wholeCorpus(file), [kind]: [...new Set(seeds)] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(corpus)}\n`);
}

function wholeCorpus(file: string): Corpus {
  if (!existsSync(file)) return {};
  const corpus = parsed(readFileSync(file, 'utf8'));
  const isOne = typeof corpus === 'object' && corpus !== null && !Array.isArray(corpus);
  if (!isOne || !Object.values(corpus).every(isSeeds))
    throw new Stop(`${file} is no corpus of seeds.`, 2);
  return corpus as Corpus;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSeeds(value: unknown): boolean {
  return Array.isArray(value) && value.every((seed) => Number.isSafeInteger(seed) && seed >= 0);
}
