import { resolve } from 'node:path';
import { PROJECT } from '#harness/cli/project.mjs';
import { printable } from '#src/kernel/printable.ts';
import { openTree } from './ask-tree.ts';
import { type StepDifference, compareBuilds } from './compare-builds.ts';
import type { Made, TreeReplay } from './tree-replay.ts';
import { treeOf } from './worktrees.ts';

/** How two builds differ over one trace. */
export interface BuildsCompared {
  file: string;
  before: TreeReplay['outcome'];
  after: TreeReplay['outcome'];
  /** Why one of them made nothing of the trace. */
  reason?: string;
  differences: readonly StepDifference[];
}

/**
 * Replays files with another commit's build and with this one, and compares what both made of each cause.
 *
 * @throws {Stop} where there is no such commit
 */
export async function compareAgainst(
  revision: string,
  files: readonly string[],
  repository = PROJECT,
): Promise<BuildsCompared[]> {
  const [there, here] = [openTree(treeOf(repository, revision)), openTree(repository)];
  const compared: BuildsCompared[] = [];
  for (const file of files) {
    const [before, after] = await Promise.all([
      there.ask(resolve(file), { isWhole: true }),
      here.ask(resolve(file), { isWhole: true }),
    ]);
    const reasons = [
      ...('reason' in before ? [`${revision}: ${before.reason}`] : []),
      ...('reason' in after ? [`here: ${after.reason}`] : []),
    ];
    compared.push({
      file,
      before: before.outcome,
      after: after.outcome,
      ...(reasons.length > 0 && { reason: reasons.join('; ') }),
      differences:
        'steps' in before && 'steps' in after ? compareBuilds(before.steps, after.steps) : [],
    });
  }
  there.close();
  here.close();
  return compared;
}

/** 2 where a build made nothing of a trace, 1 where builds differ, else 0. */
export function exitCodeOfBuilds(compared: readonly BuildsCompared[]): number {
  if (compared.some(({ reason }) => reason !== undefined)) return 2;
  return compared.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

/** Most steps that are told of one file. */
const MOST_STEPS = 5;
const WIDTH = 300;

/** What a person reads of it; `-` is the other commit, `+` this one. */
export function buildsText(compared: readonly BuildsCompared[], revision: string): string {
  const unlike = compared.filter(({ differences }) => differences.length > 0).length;
  const failed = compared.filter(({ reason }) => reason !== undefined).length;
  return [
    ...compared.flatMap((one) => fileLines(one, revision)),
    `${compared.length - unlike - failed} alike, ${unlike} unlike, ${failed} not compared\n`,
  ].join('\n');
}

function fileLines(
  { file, before, after, reason, differences }: BuildsCompared,
  revision: string,
): string[] {
  const title = `${printable(file)}: ${before} at ${revision}, ${after} here`;
  if (reason !== undefined) return [title, `  ${cut(reason)}`];
  if (differences.length === 0) return before === after ? [] : [title];
  const shown = differences.slice(0, MOST_STEPS);
  const rest = differences.length - shown.length;
  return [
    title,
    ...shown.flatMap((difference) => [
      `  line ${difference.line}: ${printable(difference.cause)}`,
      ...madeLines('fact', difference.facts),
      ...madeLines('call', difference.calls),
      ...difference.stores.flatMap(({ store, path, before: old, after: now }) => [
        `    - state ${store}${path && `.${path}`} ${text(old)}`,
        `    + state ${store}${path && `.${path}`} ${text(now)}`,
      ]),
    ]),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

function madeLines(
  kind: string,
  { before, after }: { before: readonly Made[]; after: readonly Made[] },
): string[] {
  const line = (sign: string) => (made: Made) =>
    `    ${sign} ${kind} ${made.name} ${text(made.content)}`;
  return [...before.map(line('-')), ...after.map(line('+'))];
}

function text(value: unknown): string {
  return cut(JSON.stringify(value) ?? 'nothing');
}

function cut(whole: string): string {
  return printable(whole.length > WIDTH ? `${whole.slice(0, WIDTH)}…` : whole);
}
