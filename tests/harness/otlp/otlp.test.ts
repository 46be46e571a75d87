import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv } from 'ajv';
import { afterEach, describe, expect, it } from 'vitest';
import { checkTrace } from '#harness/collector/check-report.ts';
import { sendSessions } from '#harness/otlp/send.ts';
import { type Session, sessionOf } from '#harness/otlp/session.ts';
import type { ReportHead } from '#src/reports/report-file.ts';

/** What OTLP 1.x has in its JSON, as far as it is sent here; a receiver refuses ids, times and numbers of another form. */
const ID = (bytes: number) => ({ type: 'string', pattern: `^[0-9a-f]{${bytes * 2}}$` });
const NANOS = { type: 'string', pattern: '^[0-9]{1,20}$' };
const strict = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: object) => ({ type: 'array', items });
const VALUE = {
  oneOf: [
    strict({ stringValue: { type: 'string' } }),
    strict({ intValue: { type: 'string', pattern: '^-?[0-9]+$' } }),
    strict({ doubleValue: { type: 'number' } }),
    strict({ boolValue: { type: 'boolean' } }),
  ],
};
const ATTRIBUTES = list(strict({ key: { type: 'string', minLength: 1 }, value: VALUE }));
const RESOURCE = strict({ attributes: ATTRIBUTES });
const SCOPE = strict({ name: { type: 'string' }, version: { type: 'string' } });
const LOG = strict({
  timeUnixNano: NANOS,
  observedTimeUnixNano: NANOS,
  severityNumber: { type: 'integer', minimum: 1, maximum: 24 },
  severityText: { type: 'string' },
  eventName: { type: 'string' },
  body: VALUE,
  attributes: ATTRIBUTES,
  traceId: ID(16),
  spanId: ID(8),
});
const EVENT = strict({ timeUnixNano: NANOS, name: { type: 'string' }, attributes: ATTRIBUTES });
const SPAN_PARTS = {
  traceId: ID(16),
  spanId: ID(8),
  name: { type: 'string', minLength: 1 },
  kind: { type: 'integer', minimum: 0, maximum: 5 },
  startTimeUnixNano: NANOS,
  endTimeUnixNano: NANOS,
  attributes: ATTRIBUTES,
  events: list(EVENT),
  status: strict({ code: { enum: [0, 1, 2] }, message: { type: 'string' } }, ['code']),
};
const SPAN = strict({ ...SPAN_PARTS, parentSpanId: ID(8) }, Object.keys(SPAN_PARTS));
const SCHEMAS: Record<string, object> = {
  '/v1/logs': strict({
    resourceLogs: list(
      strict({
        resource: RESOURCE,
        scopeLogs: list(strict({ scope: SCOPE, logRecords: list(LOG) })),
      }),
    ),
  }),
  '/v1/traces': strict({
    resourceSpans: list(
      strict({ resource: RESOURCE, scopeSpans: list(strict({ scope: SCOPE, spans: list(SPAN) })) }),
    ),
  }),
};

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** A receiver that checks what it is sent against OTLP, and answers in turn as it is told, else 200. */
async function receiver(answers: Answer[] = []) {
  const ajv = new Ajv({ allErrors: true });
  const checks = Object.entries(SCHEMAS).map(
    ([path, schema]) => [path, ajv.compile(schema)] as const,
  );
  const taken: { path: string; body: any }[] = []; // any: what it is, the schema has said
  const problems: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const path = request.url ?? '';
      const body: unknown = JSON.parse(text);
      const check = checks.find(([known]) => path === known)?.[1];
      if (!check) problems.push(`no such path ${path}`);
      else if (!check(body)) problems.push(check.errors);
      if (request.headers['content-type'] !== 'application/json') problems.push('no JSON');
      const { status, headers = {}, body: said = {} } = answers.shift() ?? { status: 200 };
      if (status === 200) taken.push({ path, body });
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}`), taken, problems };
}

const AT = Date.UTC(2026, 10, 24, 12);
const HEAD: ReportHead = {
  report: 'selvedge',
  version: 1,
  caseId: 'R-7K2M-9QXB',
  cause: 'pressed',
  message: 'The letter did not go',
  at: AT,
  isCut: false,
};

function session(file: string, head?: ReportHead): Session {
  const trace = checkTrace(readFileSync(`fixtures/traces/${file}.jsonl`, 'utf8'));
  return sessionOf(head?.caseId ?? file, trace, { head, otherwise: AT });
}

const failed = () => session('contact/letter--failed-and-retried', HEAD);

describe('failures and vitals', () => {
  it('arrive as log records and spans that an OTLP receiver takes', async () => {
    const { url, taken, problems } = await receiver();
    expect(await sendSessions([failed()], url)).toEqual({ sessions: 1, rejected: 0 });
    expect(problems).toEqual([]);
    expect(taken.map(({ path }) => path)).toEqual(['/v1/logs', '/v1/traces']);
    const [logs, traces] = taken.map(({ body }) => body);
    const { logRecords } = logs.resourceLogs[0].scopeLogs[0];
    expect(logRecords.map((one: any) => [one.severityText, one.body.stringValue])).toEqual([
      ['INFO', 'The letter did not go'],
      ['ERROR', 'http/contact.send network'],
    ]);
    const { spans } = traces.resourceSpans[0].scopeSpans[0];
    const [root, call] = spans;
    expect(root).toMatchObject({ name: 'session', status: { code: 2 } });
    expect(BigInt(root.endTimeUnixNano)).toBe(BigInt(AT) * 1_000_000n);
    expect(call).toMatchObject({ name: 'http/contact.send', parentSpanId: root.spanId, kind: 3 });
    expect(BigInt(call.startTimeUnixNano)).toBeGreaterThan(BigInt(root.startTimeUnixNano));
    expect(BigInt(call.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call.startTimeUnixNano));
    expect(logRecords[1].traceId).toBe(root.traceId);
    const resource = logs.resourceLogs[0].resource.attributes;
    expect(resource).toContainEqual({ key: 'selvedge.brand', value: { stringValue: 'rl' } });
  });

  it('have the vitals of a page with how good they are', () => {
    const { vitals } = session('analytics/vitals--told');
    expect(vitals.length).toBeGreaterThan(0);
  });

  it('are the same, by their ids, when they are sent again', async () => {
    const { url, taken } = await receiver();
    await sendSessions([failed()], url);
    await sendSessions([failed()], url);
    expect(taken[2]).toEqual(taken[0]);
    expect(taken[3]).toEqual(taken[1]);
  });
});

describe('a receiver', () => {
  it('that is busy is asked again, and as late as it wishes', async () => {
    const busy = [{ status: 503 }, { status: 429, headers: { 'retry-after': '0' } }];
    const { url, taken } = await receiver(busy);
    await sendSessions([failed()], url, 1);
    expect(taken).toHaveLength(2);
  });

  it('that stays busy, refuses, or is not there ends it with one line', async () => {
    const busy = await receiver(Array.from({ length: 4 }, () => ({ status: 503 })));
    await expect(sendSessions([failed()], busy.url, 1)).rejects.toThrow('answered 503');
    const refusing = await receiver([{ status: 400 }]);
    await expect(sendSessions([failed()], refusing.url, 1)).rejects.toThrow('answered 400');
    const gone = new URL('http://127.0.0.1:9/otlp');
    await expect(sendSessions([failed()], gone, 1)).rejects.toThrow(
      /otlp\/v1\/logs does not answer/,
    );
  });

  it('that takes a part says how much it did not', async () => {
    const { url } = await receiver([
      { status: 200, body: { partialSuccess: { rejectedLogRecords: '2' } } },
      { status: 200, body: { partialSuccess: { rejectedSpans: 1 } } },
    ]);
    expect(await sendSessions([failed()], url)).toEqual({ sessions: 1, rejected: 3 });
  });
});
