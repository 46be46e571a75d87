import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_TEXT, createReportCollector } from '#harness/collector/report-collector.ts';
import { createReportStore } from '#harness/collector/report-store.mjs';
import { listen } from '#harness/server/listen.mjs';
import { listenerOf } from '#harness/server/listener-of.mjs';
import { createReports } from '#harness/server/reports.mjs';
import { readTrace } from '#harness/replay/read-trace.ts';
import { chained } from '#src/event-log/export.ts';
import { MOST_REPORT_BYTES } from '#src/reports/report.ts';
import { reportText } from '#src/reports/pack.ts';
import type { ReportHead } from '#src/reports/report-file.ts';
import { rehashed } from '#tests/harness/replay/rehashed.ts';
import '#src/app/whole-model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 24, 12);
const CASE = 'R-7K2M-9QXB';
const GOLDEN = 'fixtures/traces/contact/letter--failed-and-retried.jsonl';
const TRACE = readFileSync(GOLDEN, 'utf8');
const HEAD: ReportHead = {
  report: 'selvedge',
  version: 1,
  caseId: CASE,
  cause: 'pressed',
  message: 'Mon message n’est pas parti, à 10 %',
  at: NOW,
  isCut: false,
};

let folder = '';
let clock = NOW;
let store: ReturnType<typeof createReportStore>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  clock = NOW;
  store = createReportStore({ folder, now: () => clock });
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

function collector(limits = {}) {
  const collect = createReportCollector({ keeper: store, now: () => clock, ...limits });
  return (body: Uint8Array | string, caseId = CASE, from = '203.0.113.7', init: RequestInit = {}) =>
    collect(
      new Request(`https://shop.example/reports/${caseId}`, {
        method: 'POST',
        body: body as BodyInit,
        ...init,
      }),
      from,
    );
}

function report(change: Partial<ReportHead> = {}, trace = TRACE): Uint8Array {
  return gzipSync(reportText({ ...HEAD, ...change }, trace));
}

function caseOf(count: number): string {
  return `R-0000-${String(count).padStart(4, '0')}`;
}

describe('a report', () => {
  it('is accepted, answered with its number, and stored as a trace that every tool reads', async () => {
    const answer = await collector()(report());
    expect([answer.status, await answer.json()]).toEqual([202, { caseNumber: CASE }]);
    const file = join(folder, '2026-11-24', `${CASE}.jsonl.gz`);
    const kept = gunzipSync(readFileSync(file)).toString('utf8');
    expect(kept).toBe(TRACE);
    expect(store.read(CASE)).toBe(TRACE);
    expect(readTrace(kept).records.length).toBeGreaterThan(10);
  });

  it('that is sent twice is stored once; a different one with its number is refused', async () => {
    const send = collector();
    await send(report());
    expect((await send(report())).status).toBe(202);
    expect((await send(report({ message: 'Another' }))).status).toBe(409);
    expect(store.find({}).total).toBe(1);
  });

  it('without a message or of an unknown release is accepted too', async () => {
    const send = collector();
    expect((await send(report({ message: '', cause: 'view' }))).status).toBe(202);
    const [header = '', ...lines] = TRACE.trimEnd().split('\n');
    const unknown = lines.map((line) =>
      line
        .replace('contact/sendLetter', 'letters/sendLetter')
        .slice(1, line.startsWith('["e"') ? -14 : -7),
    );
    const other = chained(header, unknown);
    expect((await send(report({ caseId: caseOf(1) }, other), caseOf(1))).status).toBe(202);
    expect(store.find({ unit: 'letters/sendLetter' }).total).toBe(1);
  });
});

describe('a bucket', () => {
  it('has the same cases as the folder, and deletes them with it', async () => {
    const held = new Map<string, Uint8Array>();
    let isFull = true;
    store.close();
    const bucket = {
      async put(key: string, body: Uint8Array) {
        if (isFull) throw new Error('full');
        held.set(key, body);
      },
      async remove(key: string) {
        held.delete(key);
      },
    };
    store = createReportStore({ folder, now: () => clock, bucket });
    const send = collector();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await send(report())).status).toBe(503);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
    expect(store.find({}).total).toBe(0);
    isFull = false;
    expect((await send(report())).status).toBe(202);
    expect([...held.keys()]).toEqual([`2026-11-24/${CASE}.jsonl.gz`, `2026-11-24/${CASE}.json`]);
    expect(gunzipSync(held.get(`2026-11-24/${CASE}.jsonl.gz`) ?? '').toString()).toBe(TRACE);
    clock += 31 * 24 * 60 * 60 * 1000;
    await send(report({ caseId: caseOf(1) }), caseOf(1));
    expect([...held.keys()].some((key) => key.includes(CASE))).toBe(false);
  });
});

describe('an invalid report is refused, and not stored', () => {
  const text = reportText(HEAD, TRACE);
  const lines = TRACE.trimEnd().split('\n');
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const HOSTILE: [string, number, Uint8Array | string][] = [
    ['an empty body', 400, ''],
    ['plain text', 400, text],
    ['half a file', 400, gzipSync(text).subarray(0, 800)],
    ['bytes that are no UTF-8', 400, gzipSync(Buffer.from([0xff, 0xfe, 0xfd]))],
    ['a bomb', 413, gzipSync(Buffer.alloc(MOST_TEXT + 1, 0x5b))],
    ['too many bytes', 413, Buffer.alloc(MOST_REPORT_BYTES + 1)],
    ['no trace', 400, gzipSync(JSON.stringify(HEAD))],
    ['a trace alone', 400, gzipSync(TRACE)],
    ['another case', 400, report({ caseId: caseOf(7) })],
    ['a long message', 400, report({ message: 'x'.repeat(2001) })],
    ['a time after the last date', 400, report({ at: 1e308 })],
    ['a head with more in it', 400, gzipSync(`${JSON.stringify({ ...HEAD, more: 1 })}\n${TRACE}`)],
    ['a head that hides a key', 400, gzipSync(text.replace('{', '{"__proto__":{},'))],
    ['a key twice', 400, gzipSync(text.replace('{', '{"cause":"fatal",'))],
    ['depth', 400, gzipSync(`${JSON.stringify(HEAD)}\n${deep}\n`)],
    ['depth within a record', 400, gzipSync(text.replace('"i",0,', `"i",0,${deep.slice(0, 300)}`))],
    ['a changed record', 400, gzipSync(text.replace('shopper-1', 'shopper-2'))],
    ['a record left out', 400, report({}, `${lines.toSpliced(3, 1).join('\n')}\n`)],
    ['no end', 400, report({}, `${lines.slice(0, -1).join('\n')}\n`)],
    ['a line behind the end', 400, report({}, `${TRACE}["i",0,"app/started",{},"abc"]\n`)],
    ['no last line break', 400, report({}, TRACE.trimEnd())],
    [
      'a unit that is no name',
      400,
      report(
        {},
        chained(lines[0] ?? '', [
          '"i",0,"app/started",{}',
          '"i",0,"<script>",{}',
          '"e",0,{"records":2,"state":"x"}',
        ]),
      ),
    ],
    ['a format of tomorrow', 400, report({}, TRACE.replace('"format":5', '"format":6'))],
  ];

  it.each(HOSTILE)('%s: %i', async (_, status, body) => {
    const answer = await collector()(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{}] });
    expect(store.find({}).total).toBe(0);
    expect(readdirSync(folder).filter((name) => !name.startsWith('index'))).toEqual([]);
  });

  it.each(['', '..', '%2e%2e', 'R-7K2M-9QX', "R-7K2M-9QX'", 'R-7K2M-9QXB.json', 'r-7k2m-9qxb'])(
    'with the number %j',
    async (caseId) => expect((await collector()(report(), caseId)).status).toBe(400),
  );

  it('by another method', async () => {
    const answer = await collector()(report(), CASE, '203.0.113.7', { method: 'PUT' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['https://shop.example', 202],
    [undefined, 202],
    ['https://shop.example.evil.example', 403],
    ['http://shop.example:8080', 403],
    ['https://evil.example', 403],
    ['null', 403],
    ['shop.example', 403],
  ])('from the origin %s: %i', async (origin, status) => {
    const init = origin === undefined ? {} : { headers: { origin } };
    expect((await collector()(report(), CASE, '203.0.113.7', init)).status).toBe(status);
    expect(store.find({}).total).toBe(Number(status === 202));
  });

  it('without reading the body, if its length is too large', async () => {
    const pull = vi.fn<() => void>();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const collect = createReportCollector({ keeper: store, now: () => clock });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-length': '512001' } };
    const answer = await collect(new Request(`https://shop.example/reports/${CASE}`, init), 'a');
    expect(answer.status).toBe(413);
    expect(pull).not.toHaveBeenCalled();
  });

  it('for a while, after too many of one address or in total', async () => {
    const send = collector({ mostOfOne: 2, mostOfAll: 3 });
    const from = async (address: string, count: number) =>
      (await send(report({ caseId: caseOf(count) }), caseOf(count), address)).status;
    expect([await from('a', 1), await from('a', 2), await from('a', 3)]).toEqual([202, 202, 429]);
    expect([await from('b', 4), await from('b', 5)]).toEqual([202, 429]);
    clock += 9 * 60 * 1000;
    const answer = await send(report({ caseId: caseOf(6) }), caseOf(6), 'a');
    expect(answer.headers.get('retry-after')).toBe('60');
    clock += 60 * 1000 + 1;
    expect(await from('a', 7)).toBe(202);
  });

  it('with 503 while the folder cannot be written, but not the next one', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(store, 'keep').mockRejectedValueOnce(new Error('disk full'));
    const send = collector();
    expect((await send(report())).status).toBe(503);
    expect((await send(report())).status).toBe(202);
    expect(complaint).toHaveBeenCalledTimes(1);
  });
});

describe('the index of cases', () => {
  it('derives the store from the host, without a store in the address', async () => {
    const trace = rehashed(
      TRACE.replaceAll('"host":"localhost"', '"host":"hollismarlowe.localhost"')
        .replaceAll(/"storeOverride":"[^"]*"/g, '"storeOverride":null')
        .trimEnd()
        .split('\n'),
    );
    await collector()(report({}, trace));
    expect(store.find({}).cases).toMatchObject([{ brand: 'hm', country: 'GB', pages: 1 }]);
  });

  it('finds cases by number, unit, failed call, page, brand, country, build and words; counts them by day and first failure', async () => {
    const send = collector();
    await send(report());
    clock += DAY_MS;
    await send(report({ caseId: caseOf(1), message: 'La taille' }), caseOf(1));
    const all = store.find({});
    expect(all.total).toBe(2);
    expect(all.days).toEqual([
      { day: '2026-11-24', count: 1 },
      { day: '2026-11-25', count: 1 },
    ]);
    expect(all.groups).toEqual([
      { failure: 'http/contact.send network', count: 2, latest: caseOf(1) },
    ]);
    expect(all.cases.map(({ caseId }) => caseId)).toEqual([caseOf(1), CASE]);
    expect(all.cases[1]).toMatchObject({
      brand: 'rl',
      country: 'GB',
      page: '/contactus',
      pages: 1,
      isCut: false,
      message: HEAD.message,
    });
    const found = (query: Parameters<typeof store.find>[0]) =>
      store.find(query).cases.map(({ caseId }) => caseId);
    expect(found({ caseId: 'r-7k' })).toEqual([CASE]);
    expect(found({ unit: 'contact/sendLetter', failed: 'http/contact.send' })).toHaveLength(2);
    expect(found({ unit: 'cart/changeQuantity' })).toEqual([]);
    expect(found({ brand: 'hm' })).toEqual([]);
    const where = { brand: 'rl', country: 'gb', page: '/contact', app: all.cases[0]?.app ?? '' };
    expect(found(where)).toHaveLength(2);
    for (const name of Object.keys(where)) expect(found({ ...where, [name]: 'no' })).toEqual([]);
    expect(found({ words: 'parti A 10' })).toEqual([CASE]);
    expect(found({ words: 'TAIL' })).toEqual([caseOf(1)]);
    expect(found({ words: 'contact send' })).toHaveLength(2);
    expect(found({ words: 'x' })).toEqual([]);
  });

  it.each([
    "'; DROP TABLE cases; --",
    '" OR 1',
    '%',
    '_',
    '*',
    'NEAR(a b)',
    'words:',
    '\\',
    '\u0000',
  ])('treats %j as a plain search text', async (text) => {
    await collector()(report());
    for (const name of ['caseId', 'unit', 'failed', 'page', 'app', 'brand', 'failure', 'words'])
      expect(store.find({ [name]: text }).cases.length).toBeLessThanOrEqual(1);
    expect(store.find({ caseId: text }).total).toBe(0);
    expect(store.find({}).total).toBe(1);
  });

  it('deletes cases completely after thirty days', async () => {
    await collector()(report());
    clock += 30 * DAY_MS + 1;
    await collector()(report({ caseId: caseOf(2) }), caseOf(2));
    expect(store.find({}).cases.map(({ caseId }) => caseId)).toEqual([caseOf(2)]);
    expect(store.find({ words: 'parti' }).total).toBe(1);
    expect(store.read(CASE)).toBeUndefined();
    expect(readdirSync(folder).toSorted()).toEqual(['2026-12-24', 'index.sqlite']);
  });

  it('has the cases of an earlier process', async () => {
    await collector()(report());
    store.close();
    store = createReportStore({ folder, now: () => clock });
    expect(store.read(CASE)).toBe(TRACE);
    expect((await collector()(report())).status).toBe(202);
  });
});

describe('the shop’s server', () => {
  async function server(isShown: boolean) {
    const reports = createReports({
      folder: join(folder, 'served'),
      isShown,
      load: async (keeper) => createReportCollector({ keeper, now: () => clock }),
    });
    const { port, close } = await listen(listenerOf(reports.routes.fetch), { port: 0 });
    return {
      ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
      async stop() {
        await close();
        reports.close();
      },
    };
  }
  const post = (body: Uint8Array) => ({ method: 'POST', body: body as BodyInit });

  it('accepts reports, and shows them in the demo', async () => {
    const { ask, stop } = await server(true);
    const taken = await ask(`/reports/${CASE}`, post(report()));
    expect([taken.status, await taken.json()]).toEqual([202, { caseNumber: CASE }]);
    expect(await (await ask('/reports?words=parti')).json()).toMatchObject({ total: 1 });
    expect(await (await ask(`/reports/${CASE}`)).text()).toBe(TRACE);
    expect((await ask('/reports/R-0000-0000')).status).toBe(404);
    expect((await ask(`/reports/${CASE}`, post(Buffer.alloc(2_000_000)))).status).toBe(413);
    await stop();
  });

  it('deletes at its start the expired cases of an earlier process', async () => {
    const earlier = createReportStore({ folder: join(folder, 'served'), now: () => NOW });
    await createReportCollector({ keeper: earlier, now: () => NOW - 400 * DAY_MS })(
      new Request(`https://shop.example/reports/${CASE}`, post(report())),
      'a',
    );
    earlier.close();
    expect(readdirSync(join(folder, 'served'))).toHaveLength(2);
    const { stop } = await server(true);
    expect(readdirSync(join(folder, 'served'))).toEqual(['index.sqlite']);
    await stop();
  });

  it('accepts reports of its own pages only', async () => {
    const { ask, stop } = await server(false);
    const sent = async (origin: string) =>
      (await ask(`/reports/${CASE}`, { ...post(report()), headers: { origin } })).status;
    expect(await sent('https://evil.example')).toBe(403);
    expect(await sent(new URL((await ask('/')).url).origin)).toBe(202);
    await stop();
  });

  it('shows no reports in a release', async () => {
    const { ask, stop } = await server(false);
    expect((await ask(`/reports/${CASE}`, post(report()))).status).toBe(202);
    expect((await ask(`/reports/${CASE}`)).status).toBe(404);
    expect((await ask('/reports')).status).toBe(404);
    await stop();
  });
});
