import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#harness/cli/support/project.mjs';
import { buildsText, compareTrees } from '#harness/compare/against.ts';
import type { Place } from '#harness/source/frames.ts';
import type { Replay } from '#harness/traces/finding.ts';
import type { Fault } from './faults.ts';
import { type PlantedTree, plantedTree } from './planted-tree.ts';

/** What came of one fault. */
export interface Tried {
  what: string;
  /** Milliseconds from the command to its verdict. */
  ms: number;
  /** What the verdict lacks, in words; empty where it was found. */
  lacks: readonly string[];
  /** The line that it named. */
  source: Place | undefined;
  text: string;
}

interface Verdict {
  isFound: boolean;
  source: Place | undefined;
  text: string;
}

const FOLDER = inProject('.cache/trial');
const LINES_AWAY = 0;

/**
 * Plants one fault after the other in a copy of this project and replays a trace from before it there, as a developer would.
 *
 * @param shop the text of a seeded shopper's session
 */
export async function* tryFaults(faults: readonly Fault[], shop: string): AsyncGenerator<Tried> {
  const tree = plantedTree(FOLDER);
  mkdirSync(FOLDER, { recursive: true });
  const shopFile = join(FOLDER, 'shop.jsonl');
  writeFileSync(shopFile, shop);
  for (const fault of faults) {
    const trace = fault.trace === 'shop' ? shopFile : inProject('fixtures/traces', fault.trace);
    const line = tree.plant(fault.edits);
    const start = performance.now();
    const verdict = await (fault.isSeen ? lookedAt : replayed)(fault, tree, trace);
    const ms = performance.now() - start;
    tree.restore();
    yield { what: fault.what, ms, lacks: lacking(fault, line, verdict), ...verdict };
  }
}

function lacking(
  { edits: [{ file }], names, within = LINES_AWAY, isRead = false }: Fault,
  line: number,
  { isFound, source, text }: Verdict,
): string[] {
  const unnamed = names.filter((name) =>
    typeof name === 'string' ? !text.includes(name) : !name.test(text),
  );
  const read = [...text.matchAll(/^ +(?:read|runs) .* (\S+):(\d+)$/gm)].map(
    ([, at = '', number]) => ({
      file: at,
      line: Number(number),
    }),
  );
  const isPlaced = [...(source ? [source] : []), ...(isRead ? read : [])].some(
    (place) => place.file === file && Math.abs(place.line - line) <= within,
  );
  return [
    ...(isFound ? [] : ['it verifies']),
    ...unnamed.map((name) => `it does not name ${String(name)}`),
    ...(isPlaced ? [] : [`it names ${placeText(source)}, not ${file}:${line}`]),
  ];
}

function placeText(place: Place | undefined): string {
  return place ? `${place.file}:${place.line}` : 'no line';
}

async function replayed(_: Fault, { folder }: PlantedTree, trace: string): Promise<Verdict> {
  const args = ['--import', 'tsx', 'harness/cli/replay.ts', trace, '--json', '-'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 100_000_000 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { files } = JSON.parse(output) as Replay;
  const [file] = files;
  return {
    isFound: file?.result === 'diverged' || file?.result === 'unreadable',
    source: file?.source,
    text: file?.text ?? '',
  };
}

async function lookedAt({ edits }: Fault, tree: PlantedTree, trace: string): Promise<Verdict> {
  const changed = new Set(edits.map(({ file }) => file));
  const trees = { before: inProject(''), after: tree.folder, name: 'before', changed };
  const compared = await compareTrees(trees, [trace], 'pages');
  const first = compared[0]?.pages?.first;
  return {
    isFound: first !== undefined,
    source: first?.source,
    text: buildsText(compared, 'before'),
  };
}
