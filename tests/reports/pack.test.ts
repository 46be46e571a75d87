import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { startScenario } from '#harness/scenarios/run.ts';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { gzipped } from '#src/reports/port-handlers.ts';
import { lastParts } from '#src/reports/last-part.ts';
import { packed } from '#src/reports/pack.ts';
import { ReportHead } from '#src/reports/report-file.ts';
import { figuresOf } from '#src/reports/figures.ts';

const HEAD: ReportHead = {
  report: 'selvedge',
  version: 1,
  caseId: 'R-7K2M-9QXB',
  cause: 'pressed',
  message: 'The total was wrong. 💣 “quoted”',
  at: 1_790_000_000_000,
  isCut: false,
};

/** Session as text, and one with a checkpoint before each step. */
let plain = '';
let withCheckpoints = '';

beforeAll(async () => {
  for (const marks of [false, true]) {
    const running = await startScenario(scenarioOf('wishlist-remove-fails')!, 'rl');
    for (const _step of running.situation.steps) {
      if (marks) running.checkpoint();
      await running.next();
    }
    if (marks) withCheckpoints = running.trace();
    else plain = running.trace();
    running.stop();
  }
});

function traceOf(text: string, after = text) {
  let given = text;
  return {
    export: vi.fn(async () => given),
    goOn: vi.fn(() => void (given = after)),
  };
}

async function read(file: Blob) {
  const text = gunzipSync(new Uint8Array(await file.arrayBuffer())).toString('utf8');
  const [head = '', ...lines] = text.split('\n');
  return { head: JSON.parse(head) as unknown, trace: lines.join('\n') };
}

const gzip = gzipped;

describe('a report', () => {
  it('contains the message and the whole replayable session, compressed', async () => {
    const { file, isCut } = await packed(HEAD, { trace: traceOf(plain), gzip });
    const { head, trace } = await read(file);
    expect(head).toEqual(HEAD);
    expect(ReportHead.is(head)).toBe(true);
    expect(isCut).toBe(false);
    expect(trace).toBe(plain);
    expect(file.size).toBeLessThan(plain.length / 2);
  });

  it('is cut to the longest last part that fits, which verifies from its checkpoint', async () => {
    const whole = await gzipped(withCheckpoints);
    const most = whole.size - 200;
    const { file } = await packed(HEAD, { trace: traceOf(withCheckpoints), gzip }, most);
    const { head, trace } = await read(file);
    expect(head).toMatchObject({ isCut: true });
    expect(file.size).toBeLessThanOrEqual(most);
    expect(trace.length).toBeLessThan(withCheckpoints.length);
    expect(verifyAtHand(readTrace(trace))).toMatchObject({
      divergence: undefined,
      isStateCompared: true,
    });
    const longer = lastParts(withCheckpoints).filter(
      ({ characters }) => characters > trace.length * 1.02,
    );
    for (const part of longer)
      expect((await gzipped(part.text())).size).toBeGreaterThan(most - 400);
  });

  it('of one long page gets a checkpoint, and contains what follows', async () => {
    const last = lastParts(withCheckpoints).at(-1)?.text() ?? '';
    const most = (await gzipped(last)).size + 400;
    const trace = traceOf(plain, withCheckpoints);
    const { isCut, file } = await packed(HEAD, { trace, gzip }, most);
    expect(trace.goOn).toHaveBeenCalledTimes(1);
    expect(isCut).toBe(true);
    expect((await read(file)).trace).toBe(last);
  });

  it('is not created if it cannot be short enough', async () => {
    const trace = traceOf(plain, withCheckpoints);
    await expect(packed(HEAD, { trace, gzip }, 100)).rejects.toThrow('too long');
  });
});

describe('the preview of a report', () => {
  it('has the pages, records, requests and failures of the session', () => {
    const { records } = readTrace(plain);
    const calls = records.filter(({ kind, ...one }) => kind === 'call' && 'name' in one);
    const asked = calls.filter((call) => 'name' in call && call.name.startsWith('http/'));
    const failed = records.filter(
      (one) => one.kind === 'settle' && one.outcome === 'fail' && one.name.startsWith('http/'),
    );
    expect(figuresOf(plain)).toEqual({
      pages: 1,
      records: records.length,
      calls: asked.length,
      failures: failed.length,
    });
    expect(failed.length).toBeGreaterThan(0);
  });
});
