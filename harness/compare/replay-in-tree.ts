import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type * as player from '#harness/replay/player.ts';
import type * as reader from '#harness/replay/read-trace.ts';
import type { Divergence } from '#harness/replay/divergence.ts';
import type { MatchedCall, Reaction } from '#harness/replay/reaction.ts';
import type * as verifier from '#harness/replay/verify.ts';
import { type CauseRecord, type Trace, type TraceRecord, isCause } from '#harness/replay/trace.ts';
import type * as explainer from '#harness/source/explain.ts';
import type * as noter from '#harness/source/note-places.ts';
import {
  type PageRenderer,
  createPageRenderer,
  loadViewsFromSources,
} from '#harness/view/render-pages.ts';
import type * as declarations from '#src/ports/http/call.ts';
import type * as http from '#src/ports/http/http.ts';
import type * as requests from '#src/ports/http/request-samples.ts';
import type { Environment } from '#src/ports/start.ts';
import type { Asked, Differing, Made, Request, Step, StepPage, TreeReplay } from './tree-replay.ts';

let renderer: PageRenderer | undefined;

/** Replays a trace by the model and the player of the build in `tree`, which may be older than this file. */
export async function replayInTree(
  tree: string,
  file: string,
  { isWhole, pages, hasDocuments = false, explained }: Asked,
  isPlaced = false,
): Promise<TreeReplay> {
  const load = async <T>(path: string) => (await import(pathToFileURL(join(tree, path)).href)) as T;
  let parts;
  try {
    if (pages !== undefined && !renderer) {
      loadViewsFromSources();
      renderer = await createPageRenderer(tree, load);
    }
    const notes = isPlaced && (await load<typeof noter>('harness/source/note-places.ts'));
    await load('src/app/whole-model.ts');
    if (notes) notes.stopNoting();
    parts = {
      ...(await load<typeof reader>('harness/replay/read-trace.ts')),
      ...(await load<typeof verifier>('harness/replay/verify.ts')),
      ...((isWhole || pages !== undefined) &&
        (await load<typeof player>('harness/replay/player.ts'))),
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
  if (explained) {
    const { explain, explainCall } = await load<typeof explainer>('harness/source/explain.ts');
    const explanation = explained.request
      ? explainCall(trace, explained.request)
      : await explain(trace, divergenceOf(trace, explained));
    return { outcome: 'verified', where: '', steps: [], explanation };
  }
  if (typeof pages === 'number' && renderer && parts.createPlayer) {
    const page = await pageAt(trace, parts.createPlayer(trace), pages, renderer);
    return { outcome: 'verified', where: '', steps: [], page };
  }
  // An older build does not load what reads answers by itself.
  await load<typeof http>('src/ports/http/http.ts')
    .then(({ loadContracts }) => loadContracts())
    .catch(() => undefined);
  const { divergence } = await parts.verifyTrace(trace);
  const outcome = {
    outcome: divergence ? ('diverged' as const) : ('verified' as const),
    where: divergence ? `line ${divergence.line} (${divergence.kind})` : '',
  };
  if (!parts.createPlayer) return { ...outcome, steps: [] };
  const renderEach = pages === 'each' ? renderer : undefined;
  return {
    ...outcome,
    ...(await stepsOf(
      trace,
      parts.createPlayer(trace),
      renderEach,
      hasDocuments,
      await askerOf(load),
    )),
  };
}

/** The player of an older build does not tell which calls it matched. */
function reactionOf({ reaction }: player.Player): Omit<Reaction, 'matched'> & Partial<Reaction> {
  return reaction;
}

/** What a build asks with a call; nothing where it cannot tell. */
type RequestOf = (call: MatchedCall) => Request[];

/** A build that is older than requests in traces tells of none. */
async function askerOf(load: <T>(path: string) => Promise<T>): Promise<RequestOf> {
  try {
    const { requestText } = await load<typeof requests>('src/ports/http/request-samples.ts');
    const { declaredCalls } = await load<typeof declarations>('src/ports/http/call.ts');
    const calls = new Map([...declaredCalls().values()].map((call) => [`http/${call.name}`, call]));
    return ({ line, name, params }) => {
      const call = calls.get(name);
      const text = call && requestText(call, params);
      return text === undefined ? [] : [{ line, name, params, text }];
    };
  } catch {
    return () => [];
  }
}

/** What two builds make otherwise, as if it were otherwise than recorded. */
function divergenceOf({ records }: Trace, { line, about }: Differing): Divergence {
  const nothing = { expected: '', actual: '', changes: [], recent: [] };
  const cause = records.filter(isCause).find((record) => record.line === line);
  return { kind: 'facts', line, about, cause, ...nothing };
}

async function stepsOf(
  trace: Trace,
  replay: player.Player,
  pageRenderer: PageRenderer | undefined,
  hasDocuments: boolean,
  requestOf: RequestOf,
): Promise<{ steps: Step[]; pages?: StepPage[]; documents?: Map<string, string> }> {
  const steps: Step[] = [];
  const pages: StepPage[] = [];
  const documents = new Map<string, string>();
  let known = new Map<string, unknown>();
  for (const { records, cause } of applied(trace, replay)) {
    const { facts, matched = [], unexpected, missing } = reactionOf(replay);
    const recorded = records.filter((record) => record.kind === 'call');
    const now = namedStores(replay);
    const changed = [...now].filter(([name, value]) => !Object.is(known.get(name), value));
    const step = {
      line: cause.line,
      cause: cause.kind === 'settle' ? `${cause.outcome} ${cause.name} #${cause.id}` : cause.name,
    };
    steps.push({
      ...step,
      facts: facts.map(({ name, payload }) => ({ name, content: payload })),
      calls: [
        ...recorded.filter((call) => !missing.includes(call)).map(callMade),
        ...unexpected.map(({ name, params }) => ({ name, content: params })),
      ],
      requests: matched.flatMap(requestOf),
      stores: Object.fromEntries(changed),
    });
    const environment = environmentAt(trace, cause);
    if (pageRenderer && environment && changed.length > 0) {
      const { document, ...page } = await pageRenderer.page(
        replay.scope,
        environment,
        hasDocuments,
      );
      pages.push({ ...step, ...page });
      if (document !== undefined) documents.set(page.digest, document);
    }
    known = now;
  }
  replay.stop();
  return { steps, ...(pageRenderer && { pages }), ...(hasDocuments && { documents }) };
}

/** Applies one cause after the other, with all that is recorded behind it. */
function* applied(
  { records }: Trace,
  replay: player.Player,
): Generator<{ records: TraceRecord[]; cause: CauseRecord }> {
  while (replay.position < records.length) {
    const from = replay.position;
    replay.seek(from + 1);
    if (replay.position === from) break;
    const behind = records.slice(from, replay.position);
    const cause = behind.find(
      (record): record is CauseRecord => record.kind === 'input' || record.kind === 'settle',
    );
    if (cause) yield { records: behind, cause };
  }
}

/** The page after the last cause that is not behind a line. */
async function pageAt(
  trace: Trace,
  replay: player.Player,
  line: number,
  { placedPage }: PageRenderer,
) {
  const next = trace.records.findIndex((record) => record.line > line);
  replay.seek(next === -1 ? trace.records.length : next);
  const environment = environmentAt(trace, { line });
  const page = environment ? await placedPage(replay.scope, environment) : [];
  replay.stop();
  return page;
}

/** The surroundings of the page life at a line. */
function environmentAt({ records }: Trace, { line }: { line: number }): Environment | undefined {
  const start = records.findLast(
    (record) => record.line <= line && (record.kind === 'checkpoint' || isStart(record)),
  );
  const input = start?.kind === 'checkpoint' ? start.start : start;
  if (input?.kind !== 'input') return undefined;
  return (input.payload as { environment?: Environment }).environment;
}

function isStart(record: TraceRecord): boolean {
  return record.kind === 'input' && record.name === 'app/started';
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
