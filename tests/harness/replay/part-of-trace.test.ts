// @long
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { partOfTrace } from '#harness/replay/part-of-trace.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type Trace, isStep } from '#harness/replay/trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { rehashed } from './rehashed.ts';
import { withCheckpoints } from './with-checkpoints.ts';

/** Indexes of the step records. */
function stepsIn({ records }: Trace): number[] {
  return records.flatMap((record, at) => (isStep(record) ? [at] : []));
}

/** A sample that includes the first and the last. */
function some<Item>(items: readonly Item[], most: number): Item[] {
  const every = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, at) => at % every === 0 || at === items.length - 1);
}

function textOf(name: string): string {
  return readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8');
}

/** Named stores after the whole trace. */
function stateAfter(trace: Trace, end: number) {
  const player = createPlayer(trace);
  player.seek(end);
  const snapshot = player.snapshot();
  player.stop();
  return snapshot;
}

const TRACES = [
  'cart/quantity--rolled-back',
  'app/shopping--signed-in',
  'checkout/order-guest-rl-gb--placed',
  'session/registered-expires-on-bag--change-made',
  'analytics/measured--until-withdrawn',
  'old/format-4/quantity--rolled-back',
];

describe.each(sample(TRACES, 2))('a part of %s', (name) => {
  const text = textOf(name);
  const trace = readTrace(text);
  const { length } = trace.records;

  it('opens on its own and verifies, from any start', () => {
    for (const from of some(stepsIn(trace), 8)) {
      const part = readTrace(partOfTrace(text, trace, { from, end: length }));
      const found = verifyAtHand(part);
      expect([from, found.divergence]).toEqual([from, undefined]);
      expect(found.gaps.length).toBeLessThanOrEqual(1);
      expect(stateAfter(part, part.records.length)).toEqual(stateAfter(trace, length));
    }
  });

  it('opens on its own and verifies, up to any end', () => {
    const steps = stepsIn(trace);
    const from = steps[Math.floor(steps.length / 3)] ?? 0;
    for (const end of some(steps, 6).filter((at) => at > from)) {
      const part = readTrace(partOfTrace(text, trace, { from, end }));
      expect([end, verifyAtHand(part).divergence]).toEqual([end, undefined]);
      expect(stateAfter(part, part.records.length)).toEqual(stateAfter(trace, end));
    }
  });
});

describe('a part', () => {
  const text = textOf('cart/quantity--rolled-back');
  const trace = readTrace(text);
  const steps = stepsIn(trace);
  const middle = steps[Math.floor(steps.length / 2)] ?? 0;

  it('has the original lines after its checkpoint, except the first digests record', () => {
    const [, first, ...rest] = partOfTrace(text, trace, { from: middle, end: trace.records.length })
      .trimEnd()
      .split('\n');
    expect(first).toMatch(/^\["k",0,/);
    const bodies = (lines: readonly string[]) =>
      lines.slice(0, -1).flatMap((line) => {
        const fields = (JSON.parse(line) as unknown[]).slice(0, -1);
        return fields[0] === 'd' ? [] : [JSON.stringify(fields)];
      });
    const whole = text
      .trimEnd()
      .split('\n')
      .slice(middle + 1);
    expect(bodies(rest)).toEqual(bodies(whole));
  });

  it('diverges where the whole does', () => {
    const lines = text.trimEnd().split('\n');
    const wrong = rehashed(
      lines.map((line) => line.replace('["cart/lineChangeFailed"]', '["cart/itemAdded"]')),
    );
    const other = readTrace(wrong);
    const part = partOfTrace(wrong, other, { from: middle, end: other.records.length });
    expect(verifyAtHand(readTrace(part)).divergence).toMatchObject({
      kind: 'facts',
      expected: verifyAtHand(other).divergence?.expected,
    });
  });

  it('finds a wrong store, also one that has its earlier value again', () => {
    const lines = text.trimEnd().split('\n');
    const wrong = rehashed(
      lines.map((line) => line.replace(/("cart\/bagError":)"[\w-]+"/, '$1"other"')),
    );
    const other = readTrace(wrong);
    const part = partOfTrace(wrong, other, { from: middle, end: other.records.length });
    expect(verifyAtHand(readTrace(part)).divergence).toMatchObject({
      kind: 'state',
      about: ['~cart/bagError'],
    });
  });

  it('begins with a step record', () => {
    const call = trace.records.findIndex(({ kind }) => kind === 'call');
    expect(() => partOfTrace(text, trace, { from: call, end: call + 1 })).toThrow(/goes on by/);
  });
});

describe('a part of a trace with checkpoints', () => {
  let lines: string[];

  beforeAll(async () => {
    const scenario = SCENARIOS.find(({ id }) => id === 'wishlist-remove-fails');
    lines = (await withCheckpoints(scenario)).trimEnd().split('\n');
  });

  it('continues at them without a gap, and begins with one if cut there', () => {
    const text = `${lines.join('\n')}\n`;
    const trace = readTrace(text);
    const checkpoints = trace.records.flatMap(({ kind }, at) =>
      kind === 'checkpoint' ? [at] : [],
    );
    expect(checkpoints.length).toBeGreaterThan(1);
    for (const from of stepsIn(trace)) {
      const part = readTrace(partOfTrace(text, trace, { from, end: trace.records.length }));
      expect(verifyAtHand(part)).toMatchObject({
        divergence: undefined,
        gaps: from === 0 ? [] : [2],
      });
      // No checkpoint is duplicated.
      if (checkpoints.includes(from))
        expect(part.records).toHaveLength(trace.records.length - from);
    }
  });

  it('is readable if an earlier page life is restored in it', () => {
    const [header = '', ...all] = lines;
    const body = all.slice(0, -1);
    const again = body.findIndex((line) => line.startsWith('["k",'));
    const later = body.map((line) => line.replace(/"now":\d+/, '"now":9999999999999'));
    const end = `["e",0,${JSON.stringify({ records: body.length * 2, state: 'x' })},"x"]`;
    const text = rehashed([header, ...body.slice(0, again), ...later, ...body.slice(again), end]);
    const trace = readTrace(text);
    const part = partOfTrace(text, trace, { from: again, end: trace.records.length });
    expect(readTrace(part).records).toHaveLength(trace.records.length - again);
  });
});
