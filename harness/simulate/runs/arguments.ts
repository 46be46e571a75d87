import { readNumber, readWhole } from '#harness/cli/support/arguments.mjs';
import { readCommand } from '#harness/cli/support/command.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { SINGLE } from '#harness/cli/commands.mjs';
import { type Shard, readShard } from '#harness/traces/shards.ts';
import { type Journey, journeyOf } from '../journeys.ts';

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
  /** Files of parts to merge; empty for a simulation. */
  merge: readonly string[];
}

/**
 * Reads the command's arguments; undefined after printing help.
 *
 * @throws {Stop} if they are invalid
 */
export function readAsked(args: string[]): Asked | undefined {
  const given = readCommand(SINGLE.simulate, args);
  if (!given) return undefined;
  const { values, paths } = given;
  if (!values.merge && paths.length > 0)
    throw new Stop(`"${paths[0]}" is no option; files go with --merge.`, 2);
  if (values.merge && paths.length === 0)
    throw new Stop('--merge takes the files that --json has written.', 2);
  const shard = values.shard === undefined ? undefined : readShard(values.shard);
  if (values.shard !== undefined && !shard) throw new Stop('--shard is I/N, such as 1/3.', 2);
  const { hours } = values;
  return {
    seed: readWhole('--seed', values.seed, 0, 2 ** 31),
    sessions: hours === undefined ? readWhole('--sessions', values.sessions, 1, MOST) : MOST,
    hours: hours === undefined ? undefined : readNumber('--hours', hours, 1000),
    faults: readNumber('--faults', values.faults, 1),
    journey: journeyNamed(values.journey),
    replayEvery: readWhole('--replay', values.replay, 1, MOST),
    corpus: values.corpus,
    shard,
    json: values.json,
    merge: values.merge ? paths : [],
  };
}

const MOST = 1_000_000;

function journeyNamed(name: string): Journey {
  try {
    return journeyOf(name);
  } catch (error) {
    throw new Stop((error as Error).message, 2);
  }
}
