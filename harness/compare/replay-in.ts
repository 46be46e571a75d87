import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { binOf } from '#harness/cli/support/project.mjs';
import { run } from '#harness/cli/support/run.mjs';
import type { Finding, Replay } from '#harness/traces/finding.ts';
import type { Ask } from './details.ts';

/** Findings of a build by file, or the reason why it gives none. */
export type InTree = ReadonlyMap<string, Finding> | string;

/**
 * Runs `replay --json` of the build in `tree`. A build older than `--ask` gives its verdicts alone.
 *
 * @returns findings by the files as they are given
 */
export async function replayIn(tree: string, files: readonly string[], ask?: Ask): Promise<InTree> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-replay-'));
  const json = join(folder, 'replay.json');
  const args = ['harness/cli/replay.ts', ...files.map((file) => resolve(file)), '--json', json];
  const asked = ask ? ['--ask', JSON.stringify(ask)] : [];
  const { output } = await run(binOf('tsx'), [...args, ...asked], { cwd: tree });
  try {
    const replay = JSON.parse(readFileSync(json, 'utf8')) as Replay;
    const found = new Map(replay.files.map((one) => [one.file, one]));
    return new Map(
      files.flatMap((file) => {
        const one = found.get(resolve(file));
        return one ? [[file, one] as const] : [];
      }),
    );
  } catch {
    if (ask && output.includes('--ask')) return replayIn(tree, files);
    return output.trim().split('\n').at(-1) ?? '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Result of a build for one file. `broken`: the build does not run. */
export type Outcome = 'verified' | 'diverged' | 'unreadable' | 'broken';

/** Replays a file with the build in `tree`; returns the outcome, with the reason if the build does not run. */
export async function outcomeIn(
  tree: string,
  file: string,
): Promise<{ outcome: Outcome; reason: string }> {
  const found = await replayIn(tree, [file]);
  if (typeof found === 'string') return { outcome: 'broken', reason: found };
  const { result = 'unreadable', cause = '' } = found.get(file) ?? {};
  // The replay process exits if the model does not load.
  const isBroken = cause.includes('the replay was stopped');
  const outcome = isBroken ? 'broken' : result.startsWith('verified') ? 'verified' : result;
  return { outcome: outcome as Outcome, reason: cause };
}
