import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type * as player from '#harness/replay/player.ts';
import type * as reader from '#harness/replay/read-trace.ts';
import type * as verifier from '#harness/replay/verify.ts';
import type { CauseRecord, Trace } from '#harness/replay/trace.ts';
import type { Made, Step, TreeReplay } from './tree-replay.ts';

/** Replays a trace by the model and the player of the build in `tree`, which may be older than this file. */
export async function replayInTree(
  tree: string,
  file: string,
  isWhole: boolean,
): Promise<TreeReplay> {
  const load = async <T>(path: string) => (await import(pathToFileURL(join(tree, path)).href)) as T;
  let parts;
  try {
    await load('src/app/whole-model.ts');
    parts = {
      ...(await load<typeof reader>('harness/replay/read-trace.ts')),
      ...(await load<typeof verifier>('harness/replay/verify.ts')),
      ...(isWhole && (await load<typeof player>('harness/replay/player.ts'))),
    };
  } catch (error) {
    return { outcome: 'broken', reason: messageOf(error) };
  }
  let trace: Trace;
  try {
    const bytes = readFileSync(file);
    trace = parts.readTrace((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
  } catch (error) {
    return { outcome: 'unreadable', reason: messageOf(error) };
  }
  const { divergence } = parts.verifyTrace(trace);
  return {
    outcome: divergence ? 'diverged' : 'verified',
    where: divergence ? `line ${divergence.line} (${divergence.kind})` : '',
    steps: parts.createPlayer ? stepsOf(trace, parts.createPlayer(trace)) : [],
  };
}

function stepsOf(trace: Trace, replay: player.Player): Step[] {
  const steps: Step[] = [];
  let known = new Map<string, unknown>();
  while (replay.position < trace.records.length) {
    const from = replay.position;
    replay.seek(from + 1);
    if (replay.position === from) break;
    const records = trace.records.slice(from, replay.position);
    const cause = records.find(
      (record): record is CauseRecord => record.kind === 'input' || record.kind === 'settle',
    );
    if (!cause) continue;
    const { facts, unexpected, missing } = replay.reaction;
    const recorded = records.filter((record) => record.kind === 'call');
    const now = namedStores(replay);
    const changed = [...now].filter(([name, value]) => !Object.is(known.get(name), value));
    steps.push({
      line: cause.line,
      cause: cause.kind === 'settle' ? `${cause.outcome} ${cause.name} #${cause.id}` : cause.name,
      facts: facts.map(({ name, payload }) => ({ name, content: payload })),
      calls: [
        ...recorded.filter((call) => !missing.includes(call)).map(callMade),
        ...unexpected.map(({ name, params }) => ({ name, content: params })),
      ],
      stores: Object.fromEntries(changed),
    });
    known = now;
  }
  replay.stop();
  return steps;
}

function callMade({
  name,
  params,
  digest,
}: {
  name: string;
  params: unknown;
  digest: string | undefined;
}): Made {
  return { name, content: digest === undefined ? params : { digest } };
}

function namedStores(replay: player.Player): Map<string, unknown> {
  return new Map(
    replay.snapshot().map(([unit, value]) => [(unit as { shortName: string }).shortName, value]),
  );
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
