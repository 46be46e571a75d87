// @alone
// @long
import 'fake-indexeddb/auto';
import { fork, scopeBind } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { handle } from '#harness/device/handle.ts';
import { add, rename, saveFx, submit } from '#harness/bench/prototype-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { answerOf, openDatabase } from '#src/event-log/indexed-db.ts';
import { createLateLogStore } from '#src/event-log/late-log-store.ts';
import { type LogStore, createIndexedDbLogStore } from '#src/event-log/log-store.ts';
import { type SessionLog, createSessionLog } from '#src/event-log/session-log.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { slowIt } from '../slow-it.ts';

let time = 1_000_000;

/** Session storage of a tab for the log. */
function sessionStorageOf() {
  let kept: string | null = null;
  return {
    keep: (text: string) => void (kept = text),
    take: () => {
      const text = kept;
      kept = null;
      return text;
    },
  };
}

function openPage(
  stream: string,
  store: LogStore = createIndexedDbLogStore(),
  rescue = sessionStorageOf(),
) {
  const log: SessionLog = createSessionLog({
    store,
    stream: Promise.resolve(stream),
    app: 'test',
    catalogue: 'test',
    now: () => (time += 3),
    schedule: (run, ms) => setTimeout(run, ms),
    rescue,
  });
  const handlers = new Map([handle(saveFx, async () => ({ saved: true }))]);
  const scope = fork();
  log.attach(scope, handlers);
  scopeBind(appStarted, { scope })({
    environment: { ...sampleEnvironment, now: time, seed: time },
  });
  return {
    log,
    add: scopeBind(add, { scope }),
    rename: scopeBind(rename, { scope }),
    submit: scopeBind(submit, { scope }),
  };
}

/** Added ids in a trace, each once. */
function idsIn({ records }: Trace): string[] {
  const ids = JSON.stringify(records).match(/(?<=")(?:one|two|three)(?=")/g) ?? [];
  return [...new Set(ids)];
}

/** A device that never stores a page life. */
const forbidding = (): LogStore => ({
  ...createIndexedDbLogStore(),
  begin: () => Promise.reject(new Error('forbidden')),
});

describe('the log on the device', () => {
  it('survives a reload: one trace of both page lives', async () => {
    const before = openPage('reload');
    before.add({ id: 'one' });
    await before.log.flush();
    const after = openPage('reload');
    after.add({ id: 'two' });
    const trace = readTrace(await after.log.export());
    expect(
      trace.records.filter((record) => 'name' in record && record.name === appStarted.shortName),
    ).toHaveLength(2);
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it.each([
    ['before the device has opened the log', false],
    ['right after an action', true],
  ])('loses nothing when the page unloads %s', async (name, isOpened) => {
    const tab = sessionStorageOf();
    const device = createIndexedDbLogStore();
    const gone = { isGone: false };
    const dying: LogStore = {
      ...device,
      begin: (...life) => (isOpened ? device.begin(...life) : new Promise(() => undefined)),
      append: (life, lines) =>
        gone.isGone ? new Promise(() => undefined) : device.append(life, lines),
    };
    const before = openPage(name, dying, tab);
    before.add({ id: 'one' });
    if (isOpened) await before.log.flush();
    before.add({ id: 'two' });
    gone.isGone = true;
    void before.log.flush();

    const trace = readTrace(await openPage(name, device, tab).log.export());
    for (const id of ['"one"', '"two"']) expect(JSON.stringify(trace.records)).toContain(id);
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('loses nothing of a page that unloads before its database code has loaded', async () => {
    const tab = sessionStorageOf();
    const before = openPage(
      'no-code',
      createLateLogStore(undefined, () => new Promise(() => undefined)),
      tab,
    );
    before.add({ id: 'one' });
    void before.log.flush();

    const trace = readTrace(await openPage('no-code', createLateLogStore(), tab).log.export());
    expect(JSON.stringify(trace.records)).toContain('"one"');
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('stores a restored page in two parts, with the pages between them', async () => {
    const tab = sessionStorageOf();
    const device = createIndexedDbLogStore();
    const kept = openPage('back', device, tab);
    kept.add({ id: 'one' });
    kept.log.leave();
    const between = openPage('back', device, tab);
    between.add({ id: 'two' });
    await between.log.flush();
    kept.log.goOn();
    kept.add({ id: 'three' });
    await kept.log.flush();
    for (const page of [kept, openPage('back', device, tab)]) {
      const trace = readTrace(await page.log.export());
      expect(idsIn(trace)).toEqual(['one', 'two', 'three']);
      const report = verifyAtHand(trace);
      expect(report.divergence).toBeUndefined();
      expect(report.gaps).toEqual([]);
    }
  });

  it('includes the page between if its log did not reach the device before Back', async () => {
    const tab = sessionStorageOf();
    const device = createIndexedDbLogStore();
    const kept = openPage('back-early', device, tab);
    kept.add({ id: 'one' });
    await kept.log.flush();
    const between = openPage(
      'back-early',
      { ...device, begin: () => new Promise(() => undefined) },
      tab,
    );
    between.add({ id: 'two' });
    between.log.leave();
    kept.log.goOn();
    kept.add({ id: 'three' });
    const trace = readTrace(await kept.log.export());
    expect(idsIn(trace)).toEqual(['one', 'two', 'three']);
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('holds no transaction in the back/forward cache, and repeats it once the page is shown', async () => {
    const page = new EventTarget();
    const device = createIndexedDbLogStore(page);
    const life = await device.begin('cached', 'test', 1);
    const { calls } = vi.spyOn(IDBDatabase.prototype, 'transaction').mock;
    const appended = device.append(life, ['one']);
    while (calls.length === 0) await Promise.resolve();
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    const other = createIndexedDbLogStore();
    const linesOf = async () => (await other.read('cached')).flatMap(({ lines }) => lines);
    expect(await linesOf()).toEqual([]);
    page.dispatchEvent(new Event('pageshow'));
    await appended;
    expect(await linesOf()).toEqual(['one']);
  });

  it('stores a cached page once if the next page has rescued its lines', async () => {
    const device = createIndexedDbLogStore();
    const tab = sessionStorageOf();
    let begin = () => {};
    const shown = new Promise<void>((resolve) => (begin = resolve));
    const kept = openPage(
      'rescued-once',
      { ...device, begin: (...life) => shown.then(() => device.begin(...life)) },
      tab,
    );
    kept.add({ id: 'one' });
    kept.log.leave();
    const next = openPage('rescued-once', device, tab);
    next.add({ id: 'two' });
    await next.log.flush();
    begin();
    kept.log.goOn();
    kept.add({ id: 'three' });
    const trace = readTrace(await kept.log.export());
    expect(idsIn(trace)).toEqual(['one', 'two', 'three']);
    expect(verifyAtHand(trace).divergence).toBeUndefined();
    expect((await device.read('rescued-once')).map(({ life }) => life.life)).toEqual([1, 2, 3]);
  });

  it('deletes earlier page lives even if this one could not start', async () => {
    const before = openPage('no-begin');
    before.add({ id: 'of who leaves' });
    await before.log.flush();
    let tries = 0;
    const load = () =>
      tries++ === 0
        ? Promise.reject(new Error('No network'))
        : import('#src/event-log/log-store.ts');
    const after = openPage('no-begin', createLateLogStore(undefined, load));
    await after.log.flush();
    await after.log.forget();
    expect(await createIndexedDbLogStore().read('no-begin')).toEqual([]);
    expect(tries).toBe(2);
  });

  it('adds no rescued line twice, and ignores texts that are not its tail', async () => {
    const device = createIndexedDbLogStore();
    const tab = sessionStorageOf();
    const before = openPage('twice-kept', device, tab);
    before.add({ id: 'one' });
    await before.log.flush();
    const trace = readTrace(await openPage('twice-kept', device, tab).log.export());
    expect(trace.records.filter(({ kind }) => kind === 'input')).toHaveLength(3);
    for (const junk of ['{', '[]', '{"lines":[1]}', '{"__proto__":null}']) {
      tab.keep(junk);
      const next = openPage('twice-kept', device, tab);
      expect(verifyAtHand(readTrace(await next.log.export())).divergence).toBeUndefined();
    }
  });

  it('survives a killed tab: cuts a torn tail at the last valid hash', async () => {
    const store = createIndexedDbLogStore();
    const killed = openPage('killed', store);
    killed.add({ id: 'one' });
    killed.add({ id: 'two' });
    await killed.log.flush();
    const [life] = await store.read('killed');
    if (!life) throw new Error('nothing was kept');
    await store.append(life.life, ['["i",3,"prototype/add",{"id":"thr']);
    const next = openPage('killed', store);
    const trace = readTrace(await next.log.export());
    expect(JSON.stringify(trace.records)).toContain('"two"');
    expect(JSON.stringify(trace.records)).not.toContain('thr');
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('separates tabs', async () => {
    const one = openPage('tab-1');
    const other = openPage('tab-2');
    one.add({ id: 'mine' });
    other.add({ id: 'yours' });
    expect(await one.log.export()).not.toContain('yours');
    expect(await other.log.export()).not.toContain('mine');
  });

  it('AUT-21 leaves nothing of a deleted session on the device, then or at unload', async () => {
    const first = openPage('tab-left');
    first.add({ id: 'of who leaves' });
    await first.log.flush();
    const second = openPage('tab-left');
    second.add({ id: 'of who leaves' });
    await second.log.flush();
    await second.log.forget();
    second.add({ id: 'of who leaves' });
    await second.log.flush();
    expect(await createIndexedDbLogStore().read('tab-left')).toEqual([]);
    expect(await openPage('tab-left').log.export()).not.toContain('of who leaves');
  });

  it('continues recording after an export', async () => {
    const page = openPage('twice');
    page.add({ id: 'one' });
    await page.log.export();
    page.add({ id: 'two' });
    const trace = readTrace(await page.log.export());
    expect(verifyAtHand(trace).divergence).toBeUndefined();
    expect(JSON.stringify(trace.records)).toContain('"two"');
  });

  it('contains no secret in any byte', async () => {
    const page = openPage('private');
    page.submit({ email: 'rosa.klein@mail.example', password: 'correct horse 42' });
    await page.log.flush();
    const kept = JSON.stringify(await createIndexedDbLogStore().read('private'));
    expect(kept).toContain('prototype/submit');
    expect(kept + (await page.log.export())).not.toMatch(/rosa|klein|correct|horse/i);
  });
});

describe('a device that refuses', () => {
  it('full from the start: records the session, and reports the loss', async () => {
    const page = openPage('forbidden', forbidding());
    page.add({ id: 'one' });
    await page.log.flush();
    page.add({ id: 'two' });
    const trace = readTrace(await page.log.export());
    expect(trace.records).toContainEqual(
      expect.objectContaining({ marker: 'lost', data: { reason: 'storage-unavailable' } }),
    );
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('never answers: exports the session, and reports the loss', async () => {
    vi.useFakeTimers();
    const page = openPage('silent', {
      ...createIndexedDbLogStore(),
      begin: () => new Promise(() => undefined),
    });
    page.add({ id: 'one' });
    const exported = page.log.export();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await exported).toContain('"one"');
    expect(await page.log.export()).toContain('storage-unavailable');
  });

  const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const ignore = () => new Promise<never>(() => undefined);

  it.each<
    [
      string,
      readonly (keyof LogStore)[],
      () => Promise<never>,
      (page: ReturnType<typeof openPage>) => void,
    ]
  >([
    [
      'is full',
      ['append'],
      refuse,
      (page) => {
        page.add({ id: 'of a refused append' });
        void page.log.flush();
      },
    ],
    ['was cleared', ['append', 'read'], refuse, () => undefined],
    ['never answers a read', ['read'], ignore, () => undefined],
    ['never answers the begin of a part', ['begin'], ignore, (page) => page.log.goOn()],
  ])('%s: exports the session from memory', async (name, methods, answer, act) => {
    let isGone = false;
    const store = createIndexedDbLogStore();
    const changed = methods.map((method) => {
      const device = store[method] as (...args: unknown[]) => Promise<never>;
      return [method, (...args: unknown[]) => (isGone ? answer() : device(...args))] as const;
    });
    const page = openPage(name, { ...store, ...Object.fromEntries(changed) });
    page.add({ id: 'one' });
    await page.log.flush();
    isGone = true;
    act(page);
    page.add({ id: 'two' });
    vi.useFakeTimers();
    const exported = page.log.export();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    const text = await exported;
    for (const id of ['one', 'two']) expect(text).toContain(`"${id}"`);
    expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
  });

  /** Continues for this many turns, each with 900,000 characters. */
  async function goOn(page: ReturnType<typeof openPage>, turns: number): Promise<void> {
    for (let turn = 1; turn <= turns; turn++) {
      page.rename({ name: `turn ${turn} `.padEnd(900_000, '-') });
      if (turn % 5 === 0) await page.log.flush();
    }
    await page.log.flush();
  }

  slowIt('records an endless session completely while the device has room', async () => {
    const page = openPage('long');
    await goOn(page, 30);
    const text = await page.log.export();
    const trace = readTrace(text);
    expect(trace.records.filter(({ kind }) => kind === 'checkpoint').length).toBeGreaterThan(1);
    expect(verifyAtHand(trace)).toMatchObject({ divergence: undefined, gaps: [] });
    for (const turn of [1, 15, 30]) expect(text).toContain(`"turn ${turn} `);
  });

  slowIt(
    'records an endless session from a checkpoint on, once the oldest part was dropped',
    async () => {
      const store = createIndexedDbLogStore();
      await store.prune(Infinity, 0);
      const page = openPage('longer', store);
      await goOn(page, 75);
      const text = await page.log.export();
      expect(text).not.toContain('"turn 1 ');
      for (const turn of [45, 75]) expect(text).toContain(`"turn ${turn} `);
      expect(verifyAtHand(readTrace(text))).toMatchObject({ divergence: undefined, gaps: [2] });
      const kept = await store.read('longer');
      expect(kept.flatMap(({ lines }) => lines).join('').length).toBeLessThan(48_000_000);
      const next = openPage('longer', store);
      next.add({ id: 'of the next page' });
      const after = readTrace(await next.log.export());
      expect(verifyAtHand(after)).toMatchObject({ divergence: undefined, gaps: [2] });
      await store.prune(Infinity, 0);
    },
    30_000,
  );

  it('writes no checkpoint after a long checkpoint', async () => {
    const page = openPage('long-state', forbidding());
    for (let turn = 0; turn < 12; turn++) page.add({ id: `${turn} `.padEnd(900_000, '-') });
    await page.log.flush();
    page.rename({ name: 'one' });
    await page.log.flush();
    const lines = (await page.log.export()).split('\n');
    expect(lines.filter((line) => line.startsWith('["k",'))).toHaveLength(1);
  });

  it('exports the latest part of an endless session from memory if nothing is stored', async () => {
    vi.useFakeTimers();
    const page = openPage('memory-only', forbidding());
    for (let turn = 1; turn <= 40; turn++) {
      page.rename({ name: `turn ${turn} `.padEnd(900_000, '-') });
      // Runs timers once, without time for a module to load.
      vi.runOnlyPendingTimers();
    }
    vi.useRealTimers();
    const text = await page.log.export();
    expect(text.length).toBeLessThan(20_000_000);
    expect(text).toContain('"turn 40 ');
    expect(verifyAtHand(readTrace(text))).toMatchObject({ divergence: undefined, gaps: [2] });
  });

  it('limits all page lives together, and drops the oldest others first', async () => {
    const store = createIndexedDbLogStore();
    await store.prune(Infinity, 0);
    const lives = [];
    for (const [at, stream] of ['old', 'older', 'new', 'newest'].entries())
      lives.push(await store.begin(stream, 'c', [2, 1, 3, 4][at] ?? 0));
    for (const life of lives) await store.append(life, ['x'.repeat(15_000_000)]);
    expect(await store.read('older')).toEqual([]);
    for (const stream of ['old', 'new', 'newest']) expect(await store.read(stream)).toHaveLength(1);
    await store.prune(Infinity, 0);
  });

  it('stores this page life even if the rescued one is refused', async () => {
    const rescue = sessionStorageOf();
    rescue.keep(JSON.stringify({ catalogue: 'c', startedAt: 7, from: 0, lines: ['["i"]'] }));
    const store = createIndexedDbLogStore();
    const page = openPage(
      'rescue-refused',
      {
        ...store,
        append: (life, lines) =>
          life.startedAt === 7 ? Promise.reject(new Error('no')) : store.append(life, lines),
      },
      rescue,
    );
    page.add({ id: 'one' });
    await page.log.flush();
    const kept = await store.read('rescue-refused');
    expect(kept.at(-1)?.lines.join()).toContain('"one"');
  });

  it('rescues nothing for a page life that could not store it', async () => {
    const rescue = sessionStorageOf();
    const page = openPage('nothing-kept', forbidding(), rescue);
    await page.log.flush();
    rescue.take();
    page.add({ id: 'one' });
    await page.log.flush();
    expect(rescue.take()).toBeNull();
  });

  it('stores no line of a page life that was dropped as too old', async () => {
    const store = createIndexedDbLogStore();
    const page = openPage('dropped', store);
    page.add({ id: 'one' });
    await page.log.flush();
    await store.prune(Infinity, 0);
    page.add({ id: 'two' });
    const trace = readTrace(await page.log.export());
    expect(verifyAtHand(trace).divergence).toBeUndefined();
    await page.log.flush();
    expect(await batchCount()).toBe(0);
  });
});

/** Number of batches in the database, of any session. */
async function batchCount(): Promise<number> {
  const database = await openDatabase('selvedge-event-log', 1, () => undefined);
  const batches = database.transaction('batches').objectStore('batches');
  const count = await answerOf(batches.count());
  database.close();
  return count;
}
