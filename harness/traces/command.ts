import { readFileSync, writeFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readCommand } from '#harness/cli/support/command.mjs';
import {
  type ProgressOutput,
  startProgress,
  withProgress,
} from '#harness/cli/support/progress.mjs';
import { PROJECT } from '#harness/cli/support/project.mjs';
import { TRACE } from '#harness/cli/commands.mjs';
import { compareAgainst, exitCodeOfBuilds } from '#harness/compare/against.ts';
import { buildsText } from '#harness/compare/builds-text.ts';
import type { Ask } from '#harness/compare/details.ts';
import { codeOf, type FileReplay } from '#harness/replay/replay-file.ts';
import { printable } from '#src/kernel/printable.ts';
import { type Finding, type Replay, exitCodeOf, tell } from './finding.ts';
import { findTraces } from './find-traces.ts';
import { annotations, junit, plainText } from './formats.ts';
import { filesOfShard, merge, readShard } from './shards.ts';

interface Replayer {
  replay(file: string): FileReplay | Promise<FileReplay>;
  close?(): Promise<void>;
}

/** Minimum number of files for another process, because each one loads the whole model. */
const FILES_A_PROCESS = 8;

/**
 * Replays files in parallel, the largest first, so that none runs late and alone. Each replayer has its own
 * process (`guarded.ts`): a thread without memory would stop the others.
 */
async function replayAll(
  files: readonly string[],
  create: () => Replayer,
  jobs: number,
  onDone: (file: string, replayed: FileReplay) => void,
): Promise<void> {
  const open = files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  await Promise.all(
    Array.from({ length: Math.min(jobs, Math.ceil(open.length / FILES_A_PROCESS)) }, async () => {
      const { replay, close } = create();
      try {
        for (let file = open.shift(); file !== undefined; file = open.shift())
          onDone(file, await replay(file));
      } finally {
        await close?.();
      }
    }),
  );
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

export interface ReplayOutput {
  out(text: string): void;
  err(text: string): void;
  progress?: ProgressOutput;
}

/** Creates a replayer. A single file gets more details, and `ask` requests details for a comparison. */
type CreateReplayer = (options: { isAlone: boolean; ask?: Ask }) => Replayer;

/**
 * Command line of the replay, for replayers of single files; returns the exit code.
 *
 * @throws {Stop} if the arguments are wrong
 */
export async function replayCommand(
  args: readonly string[],
  to: ReplayOutput,
  create: CreateReplayer,
): Promise<number> {
  const given = readCommand(TRACE.replay, [...args]);
  if (!given) return 0;
  const { values, paths } = given;
  const refuse = (why: string) => {
    to.err(`${printable(why)}\n`);
    return 2;
  };
  if (values.merge) {
    const merged = mergeFiles(paths);
    if (typeof merged === 'string') return refuse(merged);
    show(merged, values, to);
    return exitCodeOf(merged);
  }
  const shard = values.shard === undefined ? undefined : readShard(values.shard);
  if (values.shard !== undefined && !shard) return refuse('--shard is I/N, such as 1/3.');
  const jobs = values.jobs === undefined ? availableParallelism() : Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) return refuse('--jobs is a number from 1.');
  const found = findTraces(paths);
  if (found.empty.length > 0) return refuse(`There are no traces in ${found.empty.join(', ')}.`);
  const files = shard ? filesOfShard(found.files, shard) : found.files;
  if (values.pixels && !values.view) return refuse('--pixels goes with --view.');
  if (values.against !== undefined || values.view) return builds(files, values, to);
  const ask = values.ask === undefined ? {} : { ask: JSON.parse(values.ask) as Ask };
  const createOne = () => create({ isAlone: files.length === 1 && !values.ask, ...ask });
  const findings = await replayFiles(files, createOne, jobs, to);
  const replay = tell(
    findings.map((one) => (found.old.has(one.file) ? asOld(one) : one)),
    values.shard,
  );
  show(replay, values, to);
  return exitCodeOf(replay);
}

/** An old trace only has to stay readable: a divergence is no failure. */
function asOld(finding: Finding): Finding {
  const { result } = finding;
  return result === 'diverged' || result === 'unreadable' ? { ...finding, result: 'old' } : finding;
}

interface Compared {
  against?: string;
  view?: boolean;
  pixels?: boolean;
  json?: string;
}

/** Compares builds: with the named one, or with the build that recorded each trace. */
async function builds(
  files: readonly string[],
  { against, view, pixels, json }: Compared,
  to: ReplayOutput,
): Promise<number> {
  const seen = pixels ? 'pixels' : view ? 'pages' : 'nothing';
  const compared = await withProgress('Comparison of builds', () =>
    compareAgainst(against, files, PROJECT, seen),
  );
  const text = `${JSON.stringify(compared, null, 1)}\n`;
  if (json !== undefined && json !== '-') writeFileSync(json, text);
  to.out(json === '-' ? text : buildsText(compared));
  return exitCodeOfBuilds(compared);
}

async function replayFiles(
  files: readonly string[],
  create: () => Replayer,
  jobs: number,
  { progress: out }: ReplayOutput,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const progress = out && startProgress('Replay', { total: files.length, out });
  await replayAll(files, create, jobs, (file, replayed) => {
    findings.push({ file, ...replayed });
    progress?.step();
  });
  progress?.end();
  return findings;
}

interface Shown {
  all?: boolean | undefined;
  json?: string | undefined;
  junit?: string | undefined;
  github?: boolean | undefined;
}

function show(replay: Replay, { all, json, junit: xml, github }: Shown, to: ReplayOutput): void {
  for (const { result, text } of replay.files) if (result === 'unreadable') to.err(text);
  const written = [
    [json, () => `${JSON.stringify(replay, null, 1)}\n`],
    [xml, () => junit(replay)],
  ] as const;
  for (const [file, text] of written) {
    if (file === '-') to.out(text());
    else if (file !== undefined) writeFileSync(file, text());
  }
  if (json === '-' || xml === '-') return;
  if (github) to.out(annotations(replay));
  to.out(plainText(replay, all === true));
}

/** Merges the results of shards; returns the reason, in a sentence, if they do not fit. */
function mergeFiles(paths: readonly string[]): Replay | string {
  const parts: Replay[] = [];
  for (const path of paths) {
    try {
      const part = JSON.parse(readFileSync(path, 'utf8')) as Replay;
      if (part.replay !== 1 || !Array.isArray(part.files))
        return `${path} is no result of a shard.`;
      parts.push(part);
    } catch (error) {
      return `${path} cannot be read (${error instanceof SyntaxError ? 'no JSON' : codeOf(error)}).`;
    }
  }
  return merge(parts);
}
