// @alone
import { createStore, sample } from 'effector';
import { expect, it, vi } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { countNodeRuns } from '#harness/bench/node-runs.ts';
import { graphNodes } from '#harness/replay/graph-nodes.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { withoutViews } from '#harness/replay/without-views.ts';
import { fact, state } from '#src/event-log/units.ts';
import { noPayload } from '#src/kernel/struct.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { integer } from 'superstruct';
import { slowIt } from '../../slow-it.ts';

const following = () => graphNodes().map(({ next }) => next);

it('restores the graph, also after a failing run and a nested one', () => {
  const before = following();
  expect(() =>
    withoutViews(() => {
      withoutViews(() => expect(following()).not.toEqual(before));
      expect(following()).not.toEqual(before);
      throw new Error('a fault');
    }),
  ).toThrow('a fault');
  following().forEach((next, index) => expect(next).toBe(before[index]));
});

slowIt('skips a domain that only views read, and runs one that facts follow from', async () => {
  const trace = readTrace(await shopSession(12, 1));
  const before = withoutViews(() => countNodeRuns([trace]));
  const seen = vi.fn((count: number) => count + 1);
  const $seen = createStore(0).on(locationChanged, seen);
  for (let view = 0; view < 50; view++) $seen.map((count) => count + view);
  const unread = withoutViews(() => countNodeRuns([trace]));
  expect(unread.runs).toBe(before.runs);
  expect(seen).not.toHaveBeenCalled();

  const noted = fact('synthetic/noted', noPayload());
  const $noted = state('synthetic/count', 0, integer()).on(noted, (count) => count + 1);
  sample({ clock: $seen, target: noted });
  const read = withoutViews(() => countNodeRuns([trace]));
  expect(read.runs).toBeGreaterThan(before.runs);
  expect(seen).toHaveBeenCalled();
  expect($noted.defaultState).toBe(0);
});
