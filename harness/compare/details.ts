import type { MatchedCall } from '#harness/replay/reaction.ts';
import { createPlayer } from '#harness/replay/player.ts';
import {
  type CauseRecord,
  type Trace,
  type TraceRecord,
  isCause,
  startOf,
} from '#harness/replay/trace.ts';
import { type Explanation, explain, explainCall } from '#harness/source/explain.ts';
import type { PageRenderer, PlacedLine } from '#harness/view/render-pages.ts';
import { declaredCalls } from '#src/ports/http/call.ts';
import { requestText } from '#src/ports/http/request-samples.ts';
import type { Environment } from '#src/ports/start.ts';

/** Details that a comparison needs of each trace, as `replay --ask JSON` takes them. */
export interface Ask {
  /** Facts, calls, requests and stores of each step; the pages and their documents as well. */
  steps?: 'alone' | 'with pages' | 'with documents';
  /** Line of the trace whose page is rendered with places. */
  pageAt?: number;
  differing?: Differing;
}

/** A cause with different effects in two builds. */
export interface Differing {
  /** Line of the cause in the trace. */
  line: number;
  /** Facts, calls and stores: `-name` is missing, `+name` is new, `~name` has another content. */
  about: readonly string[];
  /** Set if nothing but this request differs. */
  request?: Request;
}

export interface Made {
  name: string;
  content: unknown;
}

/** A request that a build makes of a call in the trace. */
export interface Request {
  /** Line of the call in the trace. */
  line: number;
  name: string;
  params: unknown;
  text: string;
}

export interface Step {
  /** Line of the cause in the trace. */
  line: number;
  cause: string;
  facts: readonly Made[];
  calls: readonly Made[];
  requests: readonly Request[];
  /** Named stores that changed, by name. */
  stores: Readonly<Record<string, unknown>>;
  /** Digest of the rendered page, if a store changed, and messages of views that threw. */
  page?: { digest: string; errors: readonly string[] };
}

export interface Details {
  steps?: readonly Step[];
  /** Rendered documents by the digest of their page. */
  documents?: Readonly<Record<string, string>>;
  page?: readonly PlacedLine[];
  explanation?: Explanation;
}

/** Replays a trace once more for the details of a comparison. */
export async function detailsOf(
  trace: Trace,
  { steps, pageAt, differing }: Ask,
  renderer?: PageRenderer,
): Promise<Details> {
  if (differing) return { explanation: await explanationOf(trace, differing) };
  if (pageAt !== undefined && renderer) return { page: await pageAfter(trace, pageAt, renderer) };
  return steps === undefined ? {} : stepsOf(trace, renderer, steps === 'with documents');
}

async function explanationOf(trace: Trace, { line, about, request }: Differing) {
  if (request) return explainCall(trace, request);
  const noPayload = { expected: '', actual: '', changes: [], recent: [] };
  const cause = trace.records.filter(isCause).find((record) => record.line === line);
  return explain(trace, { kind: 'facts', line, about, cause, ...noPayload });
}

async function stepsOf(
  trace: Trace,
  renderer: PageRenderer | undefined,
  hasDocuments: boolean,
): Promise<Details> {
  const replay = createPlayer(trace);
  const steps: Step[] = [];
  const documents: Record<string, string> = {};
  let known = new Map<string, unknown>();
  for (const { records, cause } of applied(trace, replay)) {
    const { facts, matched, unexpected, missing } = replay.reaction;
    const recorded = records.filter((record) => record.kind === 'call');
    const now = new Map(
      replay.snapshot().map(([unit, value]) => [(unit as { shortName: string }).shortName, value]),
    );
    const changed = [...now].filter(([name, value]) => !Object.is(known.get(name), value));
    known = now;
    const environment = environmentAt(trace, cause.line);
    const page =
      renderer && environment && changed.length > 0
        ? await renderer.page(replay.scope, environment)
        : undefined;
    if (page && hasDocuments) documents[page.digest] = page.document;
    steps.push({
      line: cause.line,
      cause: cause.kind === 'settle' ? `${cause.outcome} ${cause.name} #${cause.id}` : cause.name,
      facts: facts.map(({ name, payload }) => ({ name, content: payload })),
      calls: [
        ...recorded
          .filter((call) => !missing.includes(call))
          .map(({ name, params, digest }) => ({
            name,
            content: digest === undefined ? params : { digest },
          })),
        ...unexpected.map(({ name, params }) => ({ name, content: params })),
      ],
      requests: matched.flatMap(requestOf),
      stores: Object.fromEntries(changed),
      ...(page && { page: { digest: page.digest, errors: page.errors } }),
    });
  }
  replay.stop();
  return { steps, documents };
}

function requestOf({ line, name, params }: MatchedCall): Request[] {
  const call = [...declaredCalls().values()].find((one) => `http/${one.name}` === name);
  const text = call && requestText(call, params);
  return text === undefined ? [] : [{ line, name, params, text }];
}

/** Applies one cause after the other, with all records behind it. */
function* applied(
  { records }: Trace,
  replay: ReturnType<typeof createPlayer>,
): Generator<{ records: TraceRecord[]; cause: CauseRecord }> {
  while (replay.position < records.length) {
    const from = replay.position;
    replay.seek(from + 1);
    if (replay.position === from) break;
    const behind = records.slice(from, replay.position);
    const cause = behind.find(isCause);
    if (cause) yield { records: behind, cause };
  }
}

/** The page after the last cause up to a line. */
async function pageAfter(trace: Trace, line: number, renderer: PageRenderer) {
  const replay = createPlayer(trace);
  const next = trace.records.findIndex((record) => record.line > line);
  replay.seek(next === -1 ? trace.records.length : next);
  const environment = environmentAt(trace, line);
  const page = environment ? await renderer.placedPage(replay.scope, environment) : [];
  replay.stop();
  return page;
}

function environmentAt({ records }: Trace, line: number): Environment | undefined {
  const start = startOf(records.findLast((record) => record.line <= line && startOf(record)));
  return (start?.payload as { environment?: Environment } | undefined)?.environment;
}
