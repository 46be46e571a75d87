// @alone
import { sample, scopeBind } from 'effector';
import { array, enums, number, object, optional, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { noPayload } from '#src/kernel/struct.ts';
import { fact, input, port, state } from '#src/event-log/units.ts';
import { handle } from '#harness/device/handle.ts';
import { problemOf } from '#harness/replay/problem.ts';
import { readTrace, readTraceSoFar } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { appStarted } from '#src/ports/start.ts';
import { rehashed } from './rehashed.ts';

// Version 1 of the answer was `{ cents }`; version 1 of the store was a number of cents.
const ask = input('dues/ask', noPayload());
const asked = fact('dues/asked', object({ amount: number() }));
const askFx = port(
  'dues/read',
  {
    params: noPayload(),
    done: object({ amount: number(), unit: enums(['EUR']) }),
    fail: noPayload(),
  },
  {
    version: 2,
    upcasters: [
      (answer) => ({ amount: (answer as { cents: number }).cents / 100, unit: 'EUR' as const }),
    ],
  },
);
const $due = state('dues/due', { amount: 0 }, object({ amount: number() }), {
  version: 2,
  upcasters: [(cents) => ({ amount: (cents as number) / 100 })],
});
sample({ clock: ask, target: askFx });
sample({ clock: askFx.doneData, fn: ({ amount }) => ({ amount }), target: [asked, $due] });

async function recorded(isFromCheckpoint = false): Promise<string[]> {
  let time = 0;
  const session = recordSession(
    new Map([handle(askFx, async () => ({ amount: 12, unit: 'EUR' as const }))]),
    () => (time += 5),
  );
  const { scope } = session;
  scopeBind(appStarted, { scope })({ environment: sampleEnvironment });
  for (let round = 0; round < 3; round++) {
    scopeBind(ask, { scope })();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    if (round === 1 && isFromCheckpoint) session.checkpoint();
  }
  const lines = session.trace().trimEnd().split('\n');
  session.stop();
  return lines;
}

/** The same trace as the previous build would have recorded it. */
function ofVersion1(lines: readonly string[]): string {
  return rehashed(
    lines.map((line) =>
      line
        .replaceAll('dues/read@2', 'dues/read')
        .replace('{"amount":12,"unit":"EUR"}', '{"cents":1200}')
        .replace(/"dues\/due@2":\{"amount":12\}/, '"dues/due":1200')
        .replaceAll('"dues/due@2":', '"dues/due":'),
    ),
  );
}

describe('answers and values of an older version', () => {
  it('are recorded with their version', async () => {
    const text = (await recorded(true)).join('\n');
    expect(text).toContain('["c","dues/read@2",');
    expect(text).toContain('"dues/due@2":{"amount":12}');
    expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
  });

  it('are converted to the current version, with the same facts', async () => {
    const trace = readTrace(ofVersion1(await recorded(true)));
    expect(verifyAtHand(trace)).toMatchObject({
      divergence: undefined,
      notCompared: ['dues/due'],
    });
    const answers = trace.records.filter(({ kind }) => kind === 'settle');
    expect(answers[0]).toMatchObject({ value: { amount: 12, unit: 'EUR' } });
  });

  it('are reported if the version is unknown', async () => {
    const lines = await recorded();
    const later = rehashed(lines.map((line) => line.replaceAll('dues/read@2', 'dues/read@3')));
    expect(() => readTrace(later)).toThrow('line 4: unknown version of port "dues/read@3"');
  });
});

describe('unreadable parts', () => {
  const Chosen = object({ axis: enums(['size', 'width']), values: array(string()) });

  it.each([
    [{ axis: 'hue', values: [] }, 'at axis: expected one of `"size","width"`, found a text'],
    [{ axis: 'size', values: ['a', 4] }, 'at values.1: expected a string, found a number'],
    [{ axis: 'size' }, 'at values: expected an array value, found nothing'],
    [
      { axis: 'size', values: [], more: 1 },
      'at more: expected nothing of this name, found a number',
    ],
    [null, 'at its root: expected an object, found null'],
  ])('%j is described by path, expected value and found type', (value, problem) => {
    expect(problemOf(value, Chosen)).toBe(problem);
    expect(problemOf({ axis: 'size', values: [] }, object({ axis: optional(string()) }))).toContain(
      'at values',
    );
  });

  it('of an answer are named, and everything before them replays', async () => {
    const lines = await recorded();
    const last = lines.findLastIndex((line) => line.includes('"unit":"EUR"'));
    const text = rehashed(lines.with(last, lines[last]?.replace('"EUR"', '"GBP"') ?? ''));
    expect(() => readTrace(text)).toThrow(
      /the answer of dues\/read is malformed: at unit: expected .*"EUR".*, found a text/,
    );
    const soFar = readTraceSoFar(text);
    expect(soFar.stopped?.line).toBe(last + 1);
    expect(soFar.records.length).toBeGreaterThan(3);
    expect(verifyAtHand(soFar)).toMatchObject({ divergence: undefined, isStateCompared: false });
  });

  it('of a truncated file replay up to the cut', async () => {
    const lines = await recorded();
    const soFar = readTraceSoFar(lines.slice(0, 6).join('\n').slice(0, -4));
    expect(soFar.stopped?.reason).toBe('the line is not JSON');
    expect(soFar.records.length).toBeGreaterThan(0);
    expect(soFar.records.length).toBeLessThan(4);
    expect(verifyAtHand(soFar).divergence).toBeUndefined();
    expect(() => readTraceSoFar(lines[0] ?? '')).toThrow('truncated');
  });
});
