// @long
import { describe, expect, it } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { type CheckpointData, storedName } from '#src/event-log/record.ts';
import { createStageSession } from '#harness/studio/stage-session.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { report } from '#harness/replay/report.ts';
import { declaredStores } from '#harness/replay/stores.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { rehashed } from './rehashed.ts';
import { withCheckpoints } from './with-checkpoints.ts';

/** Line indexes of a trace's checkpoints. */
function checkpointsOf(lines: readonly string[]): number[] {
  return lines.flatMap((line, at) => (line.startsWith('["k",') ? [at] : []));
}

/** The trace without the lines before one of its checkpoints, as after log rotation. */
function from(lines: readonly string[], checkpoint: number): string {
  const kept = [lines[0] ?? '', ...lines.slice(checkpoint)];
  const gone = lines.length - kept.length;
  const end = kept.at(-1) ?? '';
  return rehashed(
    kept.with(
      -1,
      end.replace(/"records":(\d+)/, (_, records) => `"records":${Number(records) - gone}`),
    ),
  );
}

describe.each(sample(SCENARIOS, 8).map((scenario) => [scenario.id, scenario] as const))(
  'a log with checkpoints: %s',
  (_id, scenario) => {
    it('verifies completely, and from each of its checkpoints', async () => {
      const text = await withCheckpoints(scenario);
      const lines = text.trimEnd().split('\n');
      const whole = verifyAtHand(readTrace(text));
      expect(whole).toMatchObject({ divergence: undefined, gaps: [] });
      const checkpoints = checkpointsOf(lines);
      expect(checkpoints.length).toBeGreaterThan(0);
      for (const checkpoint of checkpoints)
        expect(verifyAtHand(readTrace(from(lines, checkpoint)))).toMatchObject({
          divergence: undefined,
          gaps: [2],
          isStateCompared: true,
        });
    });
  },
);

const scenario = SCENARIOS.find(({ id }) => id === 'wishlist-remove-fails');
const lines = (await withCheckpoints(scenario)).trimEnd().split('\n');

describe('a checkpoint', () => {
  const [, middle = 0] = checkpointsOf(lines);

  /** The trace with a changed checkpoint and valid hashes. */
  function altered(change: (data: CheckpointData, line: unknown[]) => unknown): string {
    const line = JSON.parse(lines[middle] ?? '') as unknown[];
    line[3] = change(line[3] as CheckpointData, line);
    return rehashed(lines.with(middle, JSON.stringify(line)));
  }

  it('with another state than the replay’s is a divergence that names the stores', () => {
    const { divergence } = verifyAtHand(
      readTrace(
        altered((data) => ({
          ...data,
          state: { ...data.state, 'app/start': { now: 7, cookies: {}, storage: {} } },
        })),
      ),
    );
    expect(divergence).toMatchObject({ kind: 'state', line: middle + 1 });
    expect(divergence?.changes.map(({ store }) => store)).toEqual(['app/start']);
  });

  it('with other pending calls than the replay’s is a divergence', () => {
    const { divergence } = verifyAtHand(
      readTrace(altered((data) => ({ ...data, calls: data.calls.slice(1) }))),
    );
    expect(divergence).toMatchObject({ kind: 'calls', line: middle + 1 });
  });

  it.each<[string, Parameters<typeof altered>[0], RegExp]>([
    [
      'names an unknown store',
      (data) => ({ ...data, state: { 'app/started': 1 } }),
      /unknown store "app\/started"/,
    ],
    [
      'has an invalid value of a store',
      (data) => ({ ...data, state: { 'app/start': 1 } }),
      /the store app\/start is malformed: at its root: expected .*, found a number/,
    ],
    [
      'begins with another record',
      (data) => ({ ...data, start: { unit: 'notices/dismiss', payload: { id: 0 } } }),
      /does not say how its page life began/,
    ],
    [
      'has a call of an unknown port',
      (data) => ({ ...data, calls: [{ id: 7, port: 'app/start', params: null }] }),
      /unknown port "app\/start"/,
    ],
    [
      'has a call with invalid parameters',
      (data) => ({ ...data, calls: [{ id: 7, port: 'clock/wait', params: { ms: 'x' } }] }),
      /the parameters of clock\/wait are malformed/,
    ],
    [
      'has an invalid line number',
      (data, line) => {
        line[2] = -1;
        return data;
      },
      /the checkpoint is malformed/,
    ],
    ['has an unknown field', (data) => ({ ...data, more: 1 }), /the checkpoint is malformed/],
  ])('is refused if it %s', (_name, change, reason) => {
    expect(() => readTrace(altered(change))).toThrow(reason);
  });

  it('without the lines before it is reported', () => {
    const trace = readTrace(from(lines, middle));
    expect(report('cut.jsonl', verifyAtHand(trace), 1)).toContain('is not in the trace');
  });

  it('is a step in the studio, with the environment of its page life', () => {
    const trace = readTrace(from(lines, middle));
    // The studio posts the trace to a frame and a worker.
    const stage = createStageSession(structuredClone(trace));
    stage.goTo(1);
    expect(stage.environment?.host).toBe(
      createStageSession(readTrace(lines.join('\n'))).environment?.host,
    );
    expect(stage.view().changes.map(({ store }) => store)).toContain('app/start');
    stage.goTo(stage.steps);
    expect(stage.hasDiverged).toBe(false);
    stage.goTo(1);
    expect(stage.view().divergence).toEqual([]);
  });
});

it('a divergence of all digests names every store', () => {
  const keys = declaredStores().map(({ name, version }) => storedName(name, version));
  const digests = JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'none'])));
  const forged = lines.map((line) => line.replace(/^(\["d",\d+,)\{.*\}/, `$1${digests}`));
  const { stores = [] } = verifyAtHand(readTrace(rehashed(forged))).divergence ?? {};
  const names = stores.map(({ store }) => store).toSorted();
  expect(names).toEqual(declaredStores().map(({ name }) => name));
});
