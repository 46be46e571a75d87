import { readArgumentsAndPaths } from '#harness/cli/support/arguments.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { type Shard, readShard } from '#harness/traces/shards.ts';
import type { Journey } from '../journey.ts';
import { JOURNEYS } from '../journeys/all.ts';
import { REPLAY_EVERY } from './run.ts';

const [usual] = JOURNEYS;
const NAMES = JOURNEYS.map(({ name }) => name).join(', ');

export const USAGE = `npm run simulate -- [--seed S] [--sessions N] [--faults P] [--journey NAME]

  --seed S        seed of the shoppers and of their luck, a whole number (default 1)
  --sessions N    how many of them (default 100)
  --hours H       goes on for so long, whatever --sessions says
  --faults P      part of the calls that meet with trouble, from 0 to 1 (default 0)
  --journey NAME  one of ${NAMES} (default ${usual.name})
  --replay N      replays one in N of the sessions that show nothing new (default ${REPLAY_EVERY}); 1 replays all
  --corpus FILE   begins with the seeds that have shown something new before, and keeps those that do
  --shard I/N     only the I-th of N parts, for machines side by side
  --json FILE     writes what came of it
  --merge FILE…   tells of what shards have written by --json as of one run

Exit code: 0 all held, 1 something did not, 2 it was called wrongly.
`;

/** What is asked of the simulation. */
export interface Asked {
  seed: number;
  sessions: number;
  faults: number;
  journey: Journey;
  replayEvery: number;
  hours: number | undefined;
  corpus: string | undefined;
  shard: Shard | undefined;
  json: string | undefined;
  /** Files to be put together instead; none where it simulates. */
  merge: readonly string[];
}

const KNOWN = {
  seed: { type: 'string', default: '1' },
  sessions: { type: 'string', default: '100' },
  hours: { type: 'string' },
  faults: { type: 'string', default: '0' },
  journey: { type: 'string', default: usual.name },
  replay: { type: 'string', default: String(REPLAY_EVERY) },
  corpus: { type: 'string' },
  shard: { type: 'string' },
  json: { type: 'string' },
  merge: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Reads the command's arguments; nothing where help is asked for.
 *
 * @throws {Stop} what is wrong with them
 */
export function readAsked(args: string[]): Asked | undefined {
  const { values, paths } = readArgumentsAndPaths(args, KNOWN, USAGE);
  if (values.help) return undefined;
  if (!values.merge && paths.length > 0)
    throw new Stop(`"${paths[0]}" is no option; files go with --merge.`, 2);
  if (values.merge && paths.length === 0)
    throw new Stop('--merge takes the files that --json has written.', 2);
  const journey = JOURNEYS.find(({ name }) => name === values.journey);
  if (!journey) throw new Stop(`There is no journey "${values.journey}"; there are ${NAMES}.`, 2);
  const shard = values.shard === undefined ? undefined : readShard(values.shard);
  if (values.shard !== undefined && !shard) throw new Stop('--shard is I/N, such as 1/3.', 2);
  const { hours } = values;
  return {
    seed: readWhole('--seed', values.seed, 0, 2 ** 31),
    sessions: hours === undefined ? readWhole('--sessions', values.sessions, 1, MOST) : MOST,
    hours: hours === undefined ? undefined : readNumber('--hours', hours, 1000),
    faults: readNumber('--faults', values.faults, 1),
    journey,
    replayEvery: readWhole('--replay', values.replay, 1, MOST),
    corpus: values.corpus,
    shard,
    json: values.json,
    merge: values.merge ? paths : [],
  };
}

const MOST = 1_000_000;

function readWhole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Stop(`${name} takes a whole number from ${least} to ${most}, not "${text}".`, 2);
}

function readNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value <= most) return value;
  throw new Stop(`${name} takes a number from 0 to ${most}, not "${text}".`, 2);
}
