import { describe, expect, it } from 'vitest';
import type { Decision } from '#src/experiments/decide.ts';
import { type Loaded, createProvider } from '#src/experiments/provider.ts';

const MINUTE = 60_000;

function fileWith(variant: string, key = 'product_points_test'): string {
  return JSON.stringify({
    experiments: [
      { key, isOn: true, traffic: 10_000, variants: [{ name: variant, weight: 10_000 }] },
    ],
  });
}

/** Clock, storage and network of a browser. */
function browser({ kept = null as string | null, forced = {} } = {}) {
  const state = { now: 0, kept, mayLoad: true };
  const asked: { at: number; etag: string | null }[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let answer: () => Loaded = () => ({ text: fileWith('points_first'), etag: '"1"' });
  const told: Decision[][] = [];
  const provider = createProvider({
    async load(etag) {
      asked.push({ at: state.now, etag });
      return answer();
    },
    mayLoad: () => state.mayLoad,
    schedule: (run, ms) => void timers.push({ at: state.now + ms, run }),
    keep: (text) => void (state.kept = text),
    kept: () => state.kept,
    tab: () => 'T1',
    forced,
  });
  async function turn(): Promise<void> {
    for (let at = 0; at < 10; at++) await Promise.resolve();
  }
  async function asks(visitor = 'V1'): Promise<void> {
    void provider.next(visitor).then((decisions) => {
      told.push(decisions);
      return asks(visitor);
    });
    await turn();
  }
  return {
    state,
    asked,
    told,
    variants: () => told.map(([one]) => one?.variant),
    asks,
    answers(next: () => Loaded) {
      answer = next;
    },
    async passes(ms: number) {
      const end = state.now + ms;
      for (;;) {
        timers.sort((one, other) => one.at - other.at);
        const [timer] = timers;
        if (!timer || timer.at > end) break;
        timers.shift();
        state.now = timer.at;
        timer.run();
        await turn();
      }
      state.now = end;
    },
  };
}

const fails = () => {
  throw new Error('no line');
};

describe('the experiment provider', () => {
  it('EXP-01 polls the file every five minutes, with its ETag', async () => {
    const { asks, passes, asked, told, answers } = browser();
    await asks();
    await passes(0);
    answers(() => 'unchanged');
    await passes(10 * MINUTE);
    expect(asked).toEqual([
      { at: 0, etag: null },
      { at: 5 * MINUTE, etag: '"1"' },
      { at: 10 * MINUTE, etag: '"1"' },
    ]);
    expect(told).toHaveLength(1);
  });

  it('resolves with the decisions of a new file only', async () => {
    const { asks, passes, variants, answers } = browser();
    await asks();
    await passes(5 * MINUTE);
    expect(variants()).toEqual(['points_first']);
    answers(() => ({ text: fileWith('control'), etag: '"2"' }));
    await passes(5 * MINUTE);
    expect(variants()).toEqual(['points_first', 'control']);
  });

  it('polls with back-off up to an hour after failures, and as before after a success', async () => {
    const { asks, passes, asked, answers } = browser();
    answers(fails);
    await asks();
    await passes(4 * 60 * MINUTE);
    const minutes = asked.map(({ at }) => at / MINUTE);
    expect(minutes).toEqual([0, 10, 30, 70, 130, 190]);
    answers(() => 'unchanged');
    await passes(65 * MINUTE);
    expect(asked.map(({ at }) => at / MINUTE).slice(6)).toEqual([
      250, 255, 260, 265, 270, 275, 280, 285, 290, 295, 300, 305,
    ]);
  });

  it('uses the last valid file, across pages and offline', async () => {
    const first = browser();
    await first.asks();
    await first.passes(0);
    first.answers(() => ({ text: '<html>not found</html>', etag: null }));
    await first.passes(10 * MINUTE);
    expect(first.variants()).toEqual(['points_first']);
    const next = browser({ kept: first.state.kept });
    next.answers(fails);
    await next.asks();
    expect(next.variants()).toEqual(['points_first']);
  });

  it('requests and stores nothing after a withdrawal, and restarts with new consent', async () => {
    const { state, asks, passes, asked, told } = browser();
    await asks();
    await passes(0);
    state.mayLoad = false;
    state.kept = null;
    await passes(60 * MINUTE);
    expect(asked).toHaveLength(1);
    expect(state.kept).toBeNull();
    state.mayLoad = true;
    await asks('V2');
    await passes(0);
    expect(asked).toHaveLength(2);
    expect(told).toHaveLength(2);
  });

  it('resolves at once with variants forced by an address, without a file', async () => {
    const { asks, told, answers } = browser({ forced: { product_points_test: 'points_first' } });
    answers(fails);
    await asks();
    expect(told).toEqual([
      [{ key: 'product_points_test', variant: 'points_first', reason: 'STATIC' }],
    ]);
  });

  it('EXP-04 EXP-05 reports why a key is refused', async () => {
    const { asks, passes, told, answers } = browser();
    answers(() => ({ text: fileWith('control', 'Points'), etag: null }));
    await asks();
    await passes(0);
    expect(told[0]?.[0]?.error).toContain('"Points" has to be lower-case and to end in "_test"');
  });
});
