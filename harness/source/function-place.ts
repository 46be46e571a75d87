import { type Debugger, type Profiler, type Runtime, Session } from 'node:inspector';
import { type Place, placeOfFrame } from './frames.ts';

/** Helper that esbuild adds to a module to keep function names. */
const NAMER = '__name';
const HELD = Symbol.for('selvedge.asked-for');

export interface PlacedFunction extends Place {
  name: string;
}

/** Location of a function in the sources; `undefined` outside the project. */
export function placeOfFunction(asked: (...args: never[]) => unknown): Place | undefined {
  const session = new Session();
  const files = new Map<string, string>();
  let place: Place | undefined;
  session.connect();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  session.post('Debugger.enable');
  Object.assign(globalThis, { [HELD]: asked });
  const expression = `globalThis[Symbol.for('${HELD.description}')]`;
  session.post('Runtime.evaluate', { expression }, (_, { result: { objectId = '' } }) => {
    session.post('Runtime.getProperties', { objectId }, (_error, { internalProperties }) => {
      const location = locationIn(internalProperties);
      const file = location && files.get(location.scriptId);
      if (location && file)
        place = placeOfFrame({
          file,
          line: location.lineNumber + 1,
          column: (location.columnNumber ?? 0) + 1,
        });
    });
  });
  Reflect.deleteProperty(globalThis, HELD);
  session.disconnect();
  return place;
}

function locationIn(
  properties: readonly Runtime.InternalPropertyDescriptor[] = [],
): Debugger.Location | undefined {
  const found = properties.find(({ name }) => name === '[[FunctionLocation]]');
  return found?.value?.value as Debugger.Location | undefined;
}

/** Functions of a folder that run during `run`, by V8's precise coverage, in order of files and lines. */
export function functionsRunBy(run: () => void, folder: string): PlacedFunction[] {
  const session = new Session();
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.connect();
  session.post('Debugger.enable');
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  session.post('Profiler.takePreciseCoverage');
  run();
  session.post('Profiler.takePreciseCoverage', (_, { result }) => (scripts = result));
  const found = scripts.flatMap((script) => {
    const ran = script.functions.filter(
      ({ functionName, ranges }) =>
        functionName !== '' && functionName !== NAMER && (ranges[0]?.count ?? 0) > 0,
    );
    if (ran.length === 0 || !script.url.startsWith('file:')) return [];
    const source = sourceOf(session, script.scriptId);
    return ran.flatMap(({ functionName, ranges }) => {
      const before = source.slice(0, ranges[0]?.startOffset).split('\n');
      const column = (before.at(-1)?.length ?? 0) + 1;
      const place = placeOfFrame({ file: script.url, line: before.length, column });
      return place?.file.startsWith(folder) ? [{ ...place, name: functionName }] : [];
    });
  });
  session.disconnect();
  return found.toSorted((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}

function sourceOf(session: Session, scriptId: string): string {
  let source = '';
  session.post('Debugger.getScriptSource', { scriptId }, (_, { scriptSource }) => {
    source = scriptSource;
  });
  return source;
}
