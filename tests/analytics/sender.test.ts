import { describe, expect, it } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { createCollector } from '#harness/collector/collector.mjs';
import { type Sent, createSender } from '#src/analytics/sender.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Answer = (body: string) => Promise<Sent> | Sent;

/** Clock, storage and network of a browser with several tabs. */
function browser() {
  const collector = createCollector();
  const state = {
    now: 1_000_000,
    kept: null as string | null,
    visitor: 'V1' as string | undefined,
  };
  const timers: { at: number; run: () => void; isOver: boolean }[] = [];
  const posts: string[] = [];
  const beacons: string[] = [];
  const take: Answer = (body) => (collector.receive(body) === 204 ? 'taken' : 'refused');
  let answer: Answer = take;
  let hasBeacon = true;
  let ids = 0;
  async function turn(): Promise<void> {
    for (let at = 0; at < 20; at++) await Promise.resolve();
  }
  return {
    state,
    posts,
    beacons,
    take,
    collected: () => collector.events().map(({ event }) => event.params['at'] ?? event.name),
    answers(next: Answer) {
      answer = next;
    },
    withoutBeacon() {
      hasBeacon = false;
    },
    /** A page with a sender of its own. */
    page() {
      let isGone = false;
      const sender = createSender({
        now: () => state.now,
        newId: () => `id-${(ids += 1)}`,
        visitor: () => state.visitor,
        async post(body) {
          posts.push(body);
          const sent = await answer(body);
          // Answers to an unloaded page are lost.
          return isGone ? new Promise<Sent>(() => {}) : sent;
        },
        beacon(body) {
          if (!hasBeacon) return false;
          beacons.push(body);
          void answer(body);
          return true;
        },
        schedule(run, ms) {
          const timer = { at: state.now + ms, run: () => void (isGone || run()), isOver: false };
          timers.push(timer);
          return () => void (timer.isOver = true);
        },
        keep: (text) => void (state.kept = text),
        kept: () => state.kept,
      });
      return {
        tells: (...events: number[]) => events.forEach((at) => sender.send('view_item', { at })),
        says: (...words: string[]) => words.forEach((word) => sender.send('search', { word })),
        leaves() {
          sender.leave();
          isGone = true;
        },
        hides: () => sender.leave(),
      };
    },
    async passes(ms: number) {
      const end = state.now + ms;
      await turn();
      for (;;) {
        const due = timers
          .filter(({ isOver, at }) => !isOver && at <= end)
          .sort((one, other) => one.at - other.at)[0];
        if (!due) break;
        due.isOver = true;
        state.now = Math.max(state.now, due.at);
        due.run();
        await turn();
      }
      state.now = end;
    },
  };
}

describe('a sender', () => {
  it('sends close events in one batch', async () => {
    const { page, passes, posts, collected } = browser();
    const { tells } = page();
    tells(1, 2, 3);
    await passes(4000);
    expect(posts).toHaveLength(0);
    await passes(2000);
    expect(posts).toHaveLength(1);
    expect(collected()).toEqual([1, 2, 3]);
  });

  it('sends a full batch at once, and never more in one', async () => {
    const { page, passes, posts, collected } = browser();
    const numbers = Array.from({ length: 45 }, (_, at) => at);
    page().tells(...numbers);
    await passes(0);
    expect(posts.length).toBeGreaterThan(0);
    await passes(MINUTE);
    expect(posts.map((body) => (JSON.parse(body) as { events: [] }).events.length)).toEqual([
      20, 20, 5,
    ]);
    expect(collected()).toEqual(numbers);
  });

  it('retries with back-off while the collector is down for an hour; each event arrives once', async () => {
    const { page, passes, posts, collected, answers, take } = browser();
    answers(() => 'failed');
    const { tells } = page();
    tells(1);
    await passes(HOUR / 2);
    tells(2);
    await passes(HOUR / 2);
    expect(collected()).toEqual([]);
    expect(posts.length).toBeLessThan(30);
    answers(take);
    await passes(6 * MINUTE);
    expect(collected()).toEqual([1, 2]);
  });

  it('resends a batch without an answer with the same ids, so that it counts once', async () => {
    const { page, passes, posts, collected, answers, take } = browser();
    answers((body) => {
      void take(body); // a 500 after the batch was stored
      return 'failed';
    });
    page().tells(1, 2);
    await passes(MINUTE);
    answers(take);
    await passes(10 * MINUTE);
    expect(posts.length).toBeGreaterThan(2);
    expect(collected()).toEqual([1, 2]);
  });

  it('has one batch pending at a time, however slow the collector is', async () => {
    const { page, passes, posts, collected, answers, take } = browser();
    let release = (): void => undefined;
    answers(async (body) => {
      await new Promise<void>((resolve) => (release = resolve));
      return take(body);
    });
    const { tells } = page();
    tells(1);
    await passes(MINUTE);
    tells(2);
    await passes(HOUR);
    expect(posts).toHaveLength(1);
    release();
    await passes(MINUTE);
    expect(posts).toHaveLength(2);
    release();
    await passes(MINUTE);
    expect(collected()).toEqual([1, 2]);
  });

  it('never resends a refused batch', async () => {
    const { page, passes, posts, answers, take, collected } = browser();
    answers(() => 'refused');
    const { tells } = page();
    tells(1);
    await passes(HOUR);
    expect(posts).toHaveLength(1);
    answers(take);
    tells(2);
    await passes(MINUTE);
    expect(collected()).toEqual([2]);
  });

  it('gives up after a day', async () => {
    const { page, passes, posts, answers } = browser();
    answers(() => 'failed');
    page().tells(1);
    await passes(25 * HOUR);
    const before = posts.length;
    await passes(25 * HOUR);
    expect(posts.length).toBe(before);
  });

  it('does only its own work when the connection fails', async () => {
    const { page, passes, answers, take, collected } = browser();
    answers(() => Promise.reject(new Error('no line')));
    page().tells(1);
    await passes(MINUTE);
    answers(take);
    await passes(10 * MINUTE);
    expect(collected()).toEqual([1]);
  });
});

describe('an unloading page', () => {
  it('sends waiting events', async () => {
    const { page, beacons, collected, state } = browser();
    const { tells, leaves } = page();
    tells(1, 2);
    leaves();
    expect(beacons).toHaveLength(1);
    expect(collected()).toEqual([1, 2]);
    expect(state.kept).toBeNull();
  });

  it('leaves unsent events to the next page', async () => {
    const { page, passes, collected, answers, take, state } = browser();
    answers(() => 'failed');
    const first = page();
    first.tells(1);
    await passes(MINUTE);
    first.tells(2);
    first.leaves();
    expect(state.kept).not.toBeNull();
    answers(take);
    page().tells(3);
    await passes(MINUTE);
    expect(collected()).toEqual([1, 2, 3]);
    expect(state.kept).toBeNull();
  });

  it('leaves events to the next page that the browser refuses, or that are pending', async () => {
    const { page, passes, collected, answers, take, withoutBeacon } = browser();
    withoutBeacon();
    answers(async (body) => {
      void take(body);
      return new Promise<Sent>(() => {});
    });
    const first = page();
    first.tells(1);
    await passes(MINUTE);
    first.tells(2);
    first.leaves();
    answers(take);
    page();
    await passes(MINUTE);
    expect(collected()).toEqual([1, 2]);
  });

  it('continues if only hidden, and stores nothing that has arrived', async () => {
    const { page, passes, collected, answers, take, state } = browser();
    answers(() => 'failed');
    const { tells, hides } = page();
    tells(1);
    await passes(MINUTE);
    hides();
    answers(take);
    await passes(10 * MINUTE);
    expect(collected()).toEqual([1]);
    expect(state.kept).toBeNull();
  });

  it('adds to the events stored by another tab', async () => {
    const { page, passes, collected, answers, take } = browser();
    answers(() => 'failed');
    const one = page();
    const other = page();
    one.tells(1);
    other.tells(2);
    await passes(MINUTE);
    one.leaves();
    other.leaves();
    answers(take);
    page();
    await passes(MINUTE);
    expect(new Set(collected())).toEqual(new Set([1, 2]));
  });
});

describe('consent', () => {
  it('sends and stores nothing without a visitor', async () => {
    const { page, passes, posts, state } = browser();
    state.visitor = undefined;
    const { tells, leaves } = page();
    tells(1);
    await passes(HOUR);
    leaves();
    expect(posts).toEqual([]);
    expect(state.kept).toBeNull();
  });

  it('drops waiting events on withdrawal, and does not report them for the next visitor', async () => {
    const { page, passes, state, answers, take, collected, beacons } = browser();
    answers(() => 'failed');
    const { tells, leaves } = page();
    tells(1);
    await passes(MINUTE);
    state.visitor = undefined;
    leaves();
    expect(state.kept).toBeNull();
    state.visitor = 'V2';
    answers(take);
    page().tells(2);
    await passes(MINUTE);
    expect(collected()).toEqual([2]);
    expect(beacons).toEqual([]);
  });
});

it('ignores foreign data in storage', async () => {
  const { page, passes, state, collected } = browser();
  state.kept = '{"events":1}';
  page().tells(1);
  await passes(MINUTE);
  expect(collected()).toEqual([1]);
});

it('limits a batch to the browser’s unload quota; sends an oversized event alone', async () => {
  const { page, passes, posts, state } = browser();
  const sender = page();
  sender.says('x'.repeat(30_000), 'y'.repeat(30_000), 'z'.repeat(60_000), 'short');
  await passes(MINUTE);
  expect(posts.map((body) => Math.round(body.length / 10_000))).toEqual([3, 3, 6, 0]);
  expect(state.kept).toBeNull();
});

it('spends less than 2 ms on a batch of whole listings', async () => {
  const BATCHES = 20;
  const tasks: (() => void)[] = [];
  const sender = createSender({
    now: () => 1,
    newId: () => 'id',
    visitor: () => 'V1',
    post: async () => 'taken',
    beacon: () => true,
    schedule: (run) => (tasks.push(run), () => undefined),
    keep: () => undefined,
    kept: () => null,
  });
  const item = { item_id: 'RL1001WHT', item_name: 'Foundry Tee', price: 29.9, quantity: 1 };
  const items = Array.from({ length: 48 }, (_, index) => ({ ...item, index }));
  const rounds: number[] = [];
  for (let round = 0; round < 8; round++) {
    const worked = cpuTime();
    for (let batch = 0; batch < BATCHES; batch++) {
      for (let at = 0; at < 20; at++) sender.send('view_item_list', { currency: 'GBP', items });
      for (const run of tasks.splice(0)) run();
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    }
    rounds.push(worked() / BATCHES);
  }
  // Other work of the process, such as garbage collection, must not count.
  expect(Math.min(...rounds)).toBeLessThan(2);
});
