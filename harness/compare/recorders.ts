import { resolve } from 'node:path';
import { PROJECT } from '#harness/cli/support/project.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { recorderIn } from '#harness/replay/recorder.ts';
import { textOfFile } from '#harness/replay/replay-file.ts';
import { type BuildsCompared, type Seen, buildsText, compareAgainst } from './against.ts';
import { openTree } from './ask-tree.ts';
import { commitOf } from './worktrees.ts';

/** Traces that one commit has recorded, compared with it. */
export interface ComparedWithRecorder {
  /** Its short name; absent where none is named that is here. */
  revision?: string;
  compared: readonly BuildsCompared[];
}

/**
 * Compares what each trace's own build made of it, and showed, with what this one makes of it. A trace that names no commit
 * of this repository has nothing to be compared with: then it is told what came of its pages here.
 */
export async function compareWithRecorders(
  files: readonly string[],
  repository = PROJECT,
  seen: Seen = 'pages',
): Promise<ComparedWithRecorder[]> {
  const byRevision = new Map<string | undefined, string[]>();
  for (const file of files) {
    const revision = recorderOf(file, repository);
    byRevision.set(revision, [...(byRevision.get(revision) ?? []), file]);
  }
  const all: ComparedWithRecorder[] = [];
  for (const [revision, some] of byRevision)
    all.push(
      revision === undefined
        ? { compared: await pagesHere(some, repository) }
        : { revision, compared: await compareAgainst(revision, some, repository, seen) },
    );
  return all;
}

/** What a person reads of it. */
export function recordersText(all: readonly ComparedWithRecorder[]): string {
  return all
    .map(({ revision, compared }) => buildsText(compared, revision ?? 'its build'))
    .join('');
}

/** The commit that a trace's header names, where it is one of the repository's. */
function recorderOf(file: string, repository: string): string | undefined {
  try {
    const [first = ''] = textOfFile(file).split('\n', 1);
    const { app } = JSON.parse(first) as { app?: unknown };
    const { commit } = recorderIn(typeof app === 'string' ? app : '');
    return commit === undefined ? undefined : commitOf(repository, commit).slice(0, commit.length);
  } catch (error) {
    // What cannot be read is told of when it is replayed.
    if (error instanceof Stop || error instanceof Error) return undefined;
    throw error;
  }
}

async function pagesHere(files: readonly string[], repository: string): Promise<BuildsCompared[]> {
  const here = openTree(repository);
  const told: BuildsCompared[] = [];
  for (const file of files) {
    const replayed = await here.ask(resolve(file), { isWhole: false, pages: 'each' });
    const pages = 'pages' in replayed ? (replayed.pages ?? []) : [];
    const thrown = pages.find(({ errors }) => errors.length > 0);
    const came = thrown
      ? `after line ${thrown.line} a view throws: ${thrown.errors[0]}`
      : `its ${pages.length} pages render here, and no view throws`;
    const reason =
      'reason' in replayed
        ? replayed.reason
        : `it names no commit of this repository, so there is nothing to compare with (--against REV names a build); ${came}`;
    told.push({ file, before: 'unreadable', after: replayed.outcome, reason, differences: [] });
  }
  here.close();
  return told;
}
