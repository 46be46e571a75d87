// @alone
import { sample, scopeBind } from 'effector';
import { array, number, object, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { noPayload, personalText } from '#src/kernel/struct.ts';
import { fact, input, state } from '#src/event-log/units.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type RecordedSession, recordSession } from '#harness/replay/record-session.ts';
import { report } from '#harness/replay/report.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { appStarted } from '#src/ports/start.ts';
import { rehashed } from './rehashed.ts';

/** Deliberate faults of the model during a replay. */
const broken = { field: false, filter: false, missed: false, healing: false };

const put = input('books/put', object({ id: string(), price: number() }));
const wrote = input('books/wrote', object({ note: personalText() }));
const emptied = input('books/emptied', noPayload());
const wasPut = fact('books/wasPut', object({ id: string() }));
const $lines = state('books/lines', [], array(object({ id: string(), price: number() })));
const $total = state('books/total', 0, number());
const $dear = state('books/dear', 0, number());
const $note = state('books/note', '', personalText());

$lines
  .on(put, (lines, line) =>
    broken.field ? [...lines, { ...line, price: 0 }] : [...lines, { ...line }],
  )
  .on(emptied, () => []);
$total
  .on(put, (total, { price }) => (broken.healing ? total : total + price))
  .on(emptied, () => (broken.missed ? undefined : 0));
$dear.on(put, (dear, { price }) => (price > 50 !== broken.filter ? dear + 1 : dear));
$note.on(wrote, (_, { note }) => note.trim());
sample({ clock: put, fn: ({ id }) => ({ id }), target: wasPut });

function begin(): RecordedSession {
  let time = 0;
  const session = recordSession(new Map(), () => (time += 5));
  scopeBind(appStarted, { scope: session.scope })({ environment: sampleEnvironment });
  return session;
}

/** A session with this many lines, with expensive ones at these indexes. */
async function walk(count: number, dear: readonly number[] = []): Promise<string> {
  const session = begin();
  const { scope } = session;
  for (let at = 0; at < count; at++) {
    scopeBind(put, { scope })({ id: `id-${at}`, price: dear.includes(at) ? 80 : 20 });
    await Promise.resolve();
  }
  const text = session.trace();
  session.stop();
  return text;
}

function verifiedWith(text: string, fault: Partial<typeof broken>) {
  Object.assign(broken, fault);
  try {
    return verifyAtHand(readTrace(text));
  } finally {
    Object.assign(broken, { field: false, filter: false, missed: false, healing: false });
  }
}

describe('the state of a trace, store by store', () => {
  it('is recorded about every fifty causes and at the end, for changed stores only', async () => {
    const text = await walk(120);
    const told = readTrace(text).records.filter((record) => record.kind === 'digests');
    expect(told).toHaveLength(3);
    for (const { stores } of told.slice(1))
      expect([...stores.keys()]).toEqual(['books/lines', 'books/total']);
    expect(verifyAtHand(readTrace(text))).toMatchObject({
      divergence: undefined,
      isStateCompared: true,
      notCompared: [],
    });
  });

  it('finds a wrong field without any differing fact, and names the store and the first record', async () => {
    const text = await walk(5);
    const verification = verifiedWith(text, { field: true });
    expect(verification.divergence).toMatchObject({
      kind: 'state',
      line: 3,
      cause: { name: 'books/put', payload: { id: 'id-0', price: 20 } },
      stores: [{ store: 'books/lines', agreed: 0, changedAt: [3, 4, 5, 6, 7] }],
    });
    const said = report('x.jsonl', verification, 1);
    expect(said).toContain('books/lines differs: changed since the beginning at line 3, 4');
    expect(said).toContain('diverged at line 3 (state)');
  });

  it('finds an inverted filter', async () => {
    const { divergence } = verifiedWith(await walk(4, [1]), { filter: true });
    expect(divergence?.stores).toMatchObject([{ store: 'books/dear' }]);
  });

  it('finds a store that wrongly does not change', async () => {
    const session = begin();
    const { scope } = session;
    scopeBind(put, { scope })({ id: 'one', price: 20 });
    session.lines();
    scopeBind(emptied, { scope })();
    const text = session.trace();
    session.stop();
    const { divergence } = verifiedWith(text, { missed: true });
    expect(divergence?.stores).toEqual([{ store: 'books/total', agreed: 4, changedAt: [] }]);
    expect(divergence?.changes).toEqual([]);
  });

  it('finds a store that is correct again at the end', async () => {
    const session = begin();
    const { scope } = session;
    for (let at = 0; at < 60; at++) {
      scopeBind(put, { scope })({ id: `${at}`, price: 20 });
      await Promise.resolve();
    }
    scopeBind(emptied, { scope })();
    const text = session.trace();
    session.stop();
    expect(verifiedWith(text, { healing: true }).divergence?.stores).toMatchObject([
      { store: 'books/total' },
    ]);
  });

  it('reports the last matching digests record', async () => {
    const { divergence } = verifiedWith(await walk(100, [70]), { field: false, filter: false });
    expect(divergence).toBeUndefined();
    const text = await walk(100, [70]);
    const trace = readTrace(text);
    const forged = {
      ...trace,
      records: trace.records.map((record) =>
        record.kind === 'digests' && record.stores.has('books/dear')
          ? { ...record, stores: new Map(record.stores).set('books/dear', 'none') }
          : record,
      ),
    };
    const found = verifyAtHand(forged).divergence?.stores?.[0];
    expect(found).toMatchObject({ store: 'books/dear' });
    const { agreed = 0, changedAt = [] } = found ?? {};
    expect(agreed).toBeGreaterThan(40);
    expect(changedAt).toHaveLength(1);
    expect(changedAt[0]).toBeGreaterThan(agreed);
  });

  it('replays redacted values', async () => {
    const session = begin();
    scopeBind(wrote, { scope: session.scope })({ note: '  for Maria, with love ' });
    const text = session.trace();
    session.stop();
    expect(text).not.toContain('Maria');
    expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
  });
});

describe('a trace of a build with other units', () => {
  it('is compared as before when an unused unit is added', async () => {
    const text = await walk(4, [2]);
    fact('books/neverTold', object({ id: string() }));
    state('books/unused', 0, number());
    expect(verifyAtHand(readTrace(text))).toMatchObject({
      divergence: undefined,
      isStateCompared: true,
    });
    expect(verifiedWith(text, { field: true }).divergence?.stores).toMatchObject([
      { store: 'books/lines' },
    ]);
  });

  it('ignores a store that was added later', async () => {
    const text = await walk(4);
    state('books/count', 0, number()).on(put, (count) => count + 1);
    expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
    // A store known at the recording is compared, even if it never changes.
    expect(verifyAtHand(readTrace(await walk(4))).divergence).toBeUndefined();
  });

  it('lists its stores that are missing or changed in this build', async () => {
    const lines = (await walk(2)).trimEnd().split('\n');
    const gone = rehashed(
      lines.map((line) =>
        line
          .replace('"books/lines":', '"books/gone":')
          .replace('"books/total":', '"books/total@0":'),
      ),
    );
    const verification = verifyAtHand(readTrace(gone));
    expect(verification.notCompared).toEqual(['books/gone', 'books/total@0']);
    expect(report('x.jsonl', verification, 1)).toContain('not compared: books/gone, books/total@0');
  });
});
