import { CASE, MOST_REPORT_BYTES } from '#src/reports/report.ts';
import { ReportError, checkReport } from './check-report.ts';
import { isSameOrigin } from './same-origin.mjs';
import { type CaseSummary, summaryOf } from './summary.ts';

/** Storage of reports. */
export interface ReportKeeper {
  /** Stores a case; returns `another` if a different one has its number. */
  keep(summary: CaseSummary, head: string, trace: string): Promise<'kept' | 'there' | 'another'>;
}

/** Dependencies of a collector; times in milliseconds. */
export interface CollectorOptions {
  keeper: ReportKeeper;
  now(): number;
  /** Most reports of one address in ten minutes, and of all. */
  mostOfOne?: number;
  mostOfAll?: number;
}

/** Most bytes of a report's text, because 512 kB can decompress to a thousand times that. */
export const MOST_TEXT = 24_000_000;
const WINDOW_MS = 10 * 60 * 1000;
const MOST_OF_ONE = 12;
const MOST_OF_ALL = 600;

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Collects reports of problems: `POST /reports/CASE`, with a report as its body, returns 202 and the case number. A
 * repetition has the same answer. `from` is the sender's address. Refused reports are not stored:
 *
 * | status | reason |
 * |---|---|
 * | 400 | not a report |
 * | 403 | a page of another origin |
 * | 409 | a different report has this number |
 * | 413 | too long |
 * | 429 | too many reports |
 * | 503 | storage failed |
 *
 * @example
 * const collect = createReportCollector({ keeper, now: Date.now });
 * const answer = await collect(new Request('https://shop.example/reports/R-7K2M-9QXB', { method: 'POST', body }), '203.0.113.7');
 */
export function createReportCollector({
  keeper,
  now,
  mostOfOne = MOST_OF_ONE,
  mostOfAll = MOST_OF_ALL,
}: CollectorOptions): (request: Request, from: string) => Promise<Response> {
  /** Recent reports by address. */
  let lately: { from: string; at: number }[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  function waitOf(from: string): number {
    const since = now() - WINDOW_MS;
    lately = lately.filter(({ at }) => at > since);
    const own = lately.filter((one) => one.from === from);
    const [oldest] =
      own.length >= mostOfOne ? own : lately.length >= mostOfAll ? lately : [undefined];
    if (oldest) return oldest.at - since;
    lately.push({ from, at: now() });
    return 0;
  }

  async function take(request: Request, caseId: string): Promise<Response> {
    const packed = await bodyWithin(request.body, MOST_REPORT_BYTES);
    const text = packed && (await unpacked(packed));
    if (text === undefined) return refused(413, '_ERR_REPORT_TOO_LARGE');
    const checked = checkReport(text);
    if (checked.head.caseId !== caseId) throw new ReportError('it has the number of another case');
    const head = JSON.stringify(checked.head);
    const outcome = await keeper.keep(summaryOf(checked.head, checked, now()), head, checked.trace);
    return outcome === 'another'
      ? refused(409, '_ERR_REPORT_ANOTHER')
      : Response.json({ caseNumber: caseId }, { status: 202, headers: NO_STORE });
  }

  return async (request, from) => {
    const caseId = /\/([^/]*)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (request.method !== 'POST') return refused(405, '_ERR_METHOD', { allow: 'POST' });
    if (!isOwnPage(request)) return refused(403, '_ERR_REPORT_ORIGIN');
    if (!CASE.test(caseId)) return refused(400, '_ERR_REPORT_INVALID');
    const wait = waitOf(from);
    if (wait > 0)
      return refused(429, '_ERR_TOO_MANY_REPORTS', {
        'retry-after': String(Math.ceil(wait / 1000)),
      });
    if (Number(request.headers.get('content-length') ?? 0) > MOST_REPORT_BYTES)
      return refused(413, '_ERR_REPORT_TOO_LARGE');
    // One at a time, to limit the memory for decompression.
    const answer = turn.then(() => take(request, caseId));
    turn = answer.catch(() => undefined);
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ReportError) return refused(400, '_ERR_REPORT_INVALID');
      console.error('A report could not be stored:', error);
      return refused(503, '_ERR_REPORT_NOT_KEPT');
    }
  };
}

function isOwnPage({ headers, url }: Request): boolean {
  return isSameOrigin({
    origin: headers.get('origin'),
    host: headers.get('host') ?? new URL(url).host,
  });
}

/** Returns the bytes of a stream; stops reading above `most`, and returns undefined. */
async function bodyWithin(
  stream: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) break;
    size += part.value.length;
    if (size > most) {
      await reader?.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Returns the decompressed text; undefined if it is too long. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const bytes = await bodyWithin(stream, MOST_TEXT);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReportError('it is not gzipped UTF-8');
  }
}

/** Error response in the format of the shop's services. */
function refused(status: number, errorKey: string, headers: Record<string, string> = {}): Response {
  const errors = [{ errorKey, errorMessage: '', errorParameters: [] }];
  return Response.json({ errors }, { status, headers: { ...NO_STORE, ...headers } });
}
