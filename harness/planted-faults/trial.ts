import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#harness/cli/support/project.mjs';
import { compareTrees } from '#harness/compare/against.ts';
import { buildsText } from '#harness/compare/builds-text.ts';
import { replayIn } from '#harness/compare/replay-in.ts';
import type { Place } from '#harness/source/frames.ts';
import { placeText } from '#harness/source/graph.ts';
import type { Finding } from '#harness/traces/finding.ts';
import type { Fault } from './faults.ts';
import { treeWithFault } from './tree-with-fault.ts';

export interface Tried {
  what: string;
  /** Duration of the verdict in ms. */
  ms: number;
  /** Missing parts of the verdict, in words; empty if it is complete. */
  lacks: readonly string[];
  source: Place | undefined;
  text: string;
}

type Verdict = Pick<Finding, 'text' | 'source'> & { isFound: boolean };

const FOLDER = inProject('.cache/trial');

/**
 * Plants one fault after another in a copy of this project, and replays an older trace there.
 *
 * @param shop trace of a seeded shopper's session
 */
export async function* tryFaults(faults: readonly Fault[], shop: string): AsyncGenerator<Tried> {
  const tree = treeWithFault(FOLDER);
  mkdirSync(FOLDER, { recursive: true });
  const shopFile = join(FOLDER, 'shop.jsonl');
  writeFileSync(shopFile, shop);
  for (const fault of faults) {
    const trace = fault.trace === 'shop' ? shopFile : inProject('fixtures/traces', fault.trace);
    const line = tree.plant(fault);
    const start = performance.now();
    const verdict = await (fault.isSeen ? lookedAt : replayed)(fault, trace);
    const ms = performance.now() - start;
    tree.restore();
    const { source, text } = verdict;
    yield { what: fault.what, ms, lacks: lacking(fault, line, verdict), source, text };
  }
}

function lacking(
  { file, names, within = 0, isRead = false }: Fault,
  line: number,
  { isFound, source, text }: Verdict,
): string[] {
  const unnamed = names.filter((name) =>
    typeof name === 'string' ? !text.includes(name) : !name.test(text),
  );
  const read = [...text.matchAll(/^ +(?:read|runs) .* (\S+):(\d+)$/gm)].map(
    ([, at = '', number]) => ({ file: at, line: Number(number) }),
  );
  const isPlaced = [...(source ? [source] : []), ...(isRead ? read : [])].some(
    (place) => place.file === file && Math.abs(place.line - line) <= within,
  );
  const named = source ? placeText(source) : 'no line';
  return [
    ...(isFound ? [] : ['it verifies']),
    ...unnamed.map((name) => `it does not name ${String(name)}`),
    ...(isPlaced ? [] : [`it names ${named}, not ${file}:${line}`]),
  ];
}

async function replayed(_: Fault, trace: string): Promise<Verdict> {
  const found = await replayIn(FOLDER, [trace]);
  const {
    result,
    source,
    text = '',
  }: Partial<Finding> = typeof found === 'string' ? { text: found } : (found.get(trace) ?? {});
  const isFound = result === 'diverged' || result === 'unreadable';
  return { isFound, text, ...(source && { source }) };
}

async function lookedAt({ file }: Fault, trace: string): Promise<Verdict> {
  const trees = { before: inProject(''), after: FOLDER, name: 'before', changed: new Set([file]) };
  const compared = await compareTrees(trees, [trace], 'pages');
  const { source } = compared[0]?.pages?.first ?? {};
  return { isFound: source !== undefined, text: buildsText(compared), ...(source && { source }) };
}
