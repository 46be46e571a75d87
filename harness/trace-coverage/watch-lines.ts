import { Session, type Debugger, type Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import { inProject } from '#harness/cli/support/project.mjs';

/** An offset in a running script, and its source line. */
interface Point {
  offset: number;
  line: number;
}

/** Coverage of the source lines. */
export interface LineWatch {
  /** Lines run since the last call, by file, in order. */
  take(): Map<string, number[]>;
  /** Executable lines by file: those with code besides types and comments. */
  runnable(): Map<string, ReadonlySet<number>>;
  stop(): void;
}

/**
 * Measures with V8's counters which lines of `src`, or of some of its files, run in this process. Start it
 * before loading the model: in code loaded earlier, a function's branches count as run with the function.
 */
export function watchLines(files?: ReadonlySet<string>): LineWatch {
  const fileOf = (url: string) => {
    const file = fileInSources(url);
    return file === undefined || files === undefined || files.has(file) ? file : undefined;
  };
  const session = new Session();
  session.connect();
  const scripts = new Map<string, Debugger.ScriptParsedEventDataType>();
  session.on('Debugger.scriptParsed', ({ params }) => {
    if (fileOf(params.url) !== undefined) scripts.set(params.scriptId, params);
  });
  session.post('Debugger.enable');
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const known = new Map<string, readonly Point[]>();

  function pointsOf(scriptId: string): readonly Point[] {
    const found = known.get(scriptId) ?? readPoints(scriptId);
    known.set(scriptId, found);
    return found;
  }

  function readPoints(scriptId: string): readonly Point[] {
    const map = scripts.get(scriptId)?.sourceMapURL ?? '';
    const [, encoded] = /^data:application\/json[^,]*;base64,(.*)$/s.exec(map) ?? [];
    if (encoded === undefined) return [];
    let source = '';
    session.post('Debugger.getScriptSource', { scriptId }, (_, answer) => {
      source = answer.scriptSource;
    });
    return pointsIn(Buffer.from(encoded, 'base64').toString(), source);
  }

  return {
    take() {
      const lines = new Map<string, number[]>();
      session.post('Profiler.takePreciseCoverage', (_, { result }) => {
        for (const script of result) {
          const file = fileOf(script.url);
          if (file !== undefined && scripts.has(script.scriptId))
            lines.set(file, linesThatRan(pointsOf(script.scriptId), script.functions));
        }
      });
      return lines;
    },
    runnable: () =>
      new Map(
        [...scripts].map(([scriptId, { url }]) => [
          fileOf(url) ?? '',
          new Set(pointsOf(scriptId).map(({ line }) => line)),
        ]),
      ),
    stop: () => session.disconnect(),
  };
}

const root = inProject('src').replaceAll('\\', '/');

/** Path of a script in `src`, from the project's root. */
function fileInSources(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const path = fileURLToPath(url.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return path.startsWith(`${root}/`) ? `src${path.slice(root.length)}` : undefined;
}

/** Offsets of a script that map to a source line, in order. */
export function pointsIn(map: string, source: string): Point[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  const points: Point[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, originalLine }) => {
    if (originalLine === null) return;
    points.push({ offset: (starts[generatedLine - 1] ?? 0) + generatedColumn, line: originalLine });
  });
  return points.toSorted((one, other) => one.offset - other.offset);
}

/** Lines that ran at least partly. An inner range overrides the outer one. */
export function linesThatRan(
  points: readonly Point[],
  functions: readonly Pick<Profiler.FunctionCoverage, 'ranges'>[],
): number[] {
  const counts = new Int32Array(points.length);
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted(
      (one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset,
    );
  for (const { startOffset, endOffset, count } of ranges)
    for (
      let at = firstFrom(points, startOffset);
      (points[at]?.offset ?? Infinity) < endOffset;
      at++
    )
      counts[at] = count;
  const lines = new Set(points.flatMap(({ line }, at) => ((counts[at] ?? 0) > 0 ? [line] : [])));
  return [...lines].toSorted((one, other) => one - other);
}

function firstFrom(points: readonly Point[], offset: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
