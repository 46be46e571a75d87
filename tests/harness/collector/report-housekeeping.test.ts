import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLUMNS, FORGETTING, openIndex } from '#harness/collector/report-index.mjs';
import { PORTION, createReportStore } from '#harness/collector/report-store.mjs';
import type { CaseSummary } from '#harness/collector/summary.ts';
import { slowIt } from '../../slow-it.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 24, 12);
const CASES = 20_000;
const OLD = 689;
const UNITS = Array.from({ length: 4 }, (_, at) => `cart/unit${at}`);

let folder = '';
let store: ReturnType<typeof createReportStore> | undefined;
const now = () => Date.now();
const index = () => join(folder, 'index.sqlite');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'housekeeping-'));
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  store?.close();
  store = undefined;
  rmSync(folder, { recursive: true });
});

const summary = (at: number, message: string, caseId = 'R-7K2M-9QXB'): CaseSummary => ({
  caseId,
  at,
  cause: 'pressed',
  message,
  isCut: false,
  app: 'test',
  brand: 'rl',
  country: 'GB',
  language: 'en',
  page: '/contactus',
  pages: 1,
  records: 10,
  failure: '',
  failed: [],
  units: UNITS,
});

/** Fills the index with cases, the first ones expired. */
function fill(): void {
  const database = openIndex(index());
  database.exec('BEGIN');
  for (let count = 0; count < CASES; count++) {
    const at = count < OLD ? NOW - 30 * DAY_MS - 1 - count : NOW - count;
    const row = { ...summary(at, `said ${count}`, `R-${count}`), day: '2026-11-01', isCut: 0 };
    database.run(
      `INSERT INTO cases (${COLUMNS.join()}) VALUES (${COLUMNS.map(() => '?').join()})`,
      COLUMNS.map((column) => row[column]),
    );
    for (const name of UNITS)
      database.run('INSERT INTO names VALUES (?, ?, ?)', [count + 1, 'unit', name]);
    database.run('INSERT INTO words (rowid, text) VALUES (?, ?)', [count + 1, row.message]);
  }
  database.exec('COMMIT');
  database.close();
}

describe('housekeeping', () => {
  slowIt('deletes 689 of 20,000 cases by itself, in small portions with pauses', () => {
    fill();
    store = createReportStore({ folder, now });
    const counted = new sqlite.Database(index(), { readOnly: true });
    const left = () => Number(counted.get('SELECT count(*) AS count FROM cases')?.['count']);
    const steps: number[] = [];
    for (let before = CASES; left() < before; vi.advanceTimersToNextTimer()) {
      steps.push(before - left());
      before = left();
    }
    counted.close();
    expect(Math.max(...steps)).toBe(PORTION);
    expect(steps.reduce((sum, step) => sum + step)).toBe(OLD);
    expect(store.find({}).total).toBe(CASES - OLD);
  });

  slowIt('finds expired cases by indexes', () => {
    const database = openIndex(index());
    const plans = [FORGETTING.old, ...FORGETTING.rows].flatMap((sql) =>
      database.all(`EXPLAIN QUERY PLAN ${sql}`).map(({ detail }) => detail),
    );
    database.close();
    expect(plans).toEqual([
      'SEARCH cases USING INDEX byTime (at<?)',
      'SCAN words VIRTUAL TABLE INDEX 0:=',
      'SEARCH names USING COVERING INDEX namesOfCase (id=?)',
      'SEARCH cases USING INTEGER PRIMARY KEY (rowid=?)',
      'SEARCH names USING COVERING INDEX namesOfCase (id=?)',
    ]);
  });

  it('deletes cases on time without new reports, and shows no expired one meanwhile', async () => {
    store = createReportStore({ folder, now });
    await store.keep(summary(NOW, 'parti'), '{}', 'trace');
    vi.setSystemTime(NOW + 30 * DAY_MS + 1);
    expect(store.find({}).total).toBe(0);
    expect(store.read('R-7K2M-9QXB')).toBeUndefined();
    expect(existsSync(join(folder, '2026-11-24'))).toBe(true);
    vi.advanceTimersToNextTimer();
    expect(existsSync(join(folder, '2026-11-24'))).toBe(false);
  });

  slowIt('leaves no word of a deleted case in the file', async () => {
    store = createReportStore({ folder, now });
    for (const [count, word] of ['Zwiebelkuchenrezept', 'Quittenmarmelade'].entries())
      await store.keep(summary(NOW + count, word, `R-0000-000${count}`), '{}', 'trace');
    const holds = (word: string) => readFileSync(index()).toString('latin1').includes(word);
    expect(['Zwiebelkuchenrezept', 'zwiebelkuchenrezept'].map(holds)).toEqual([true, true]);
    vi.advanceTimersByTime(31 * DAY_MS);
    expect(['Zwiebelkuchen', 'wiebelkuchen', 'Quitten', 'uittenmarmelade'].map(holds)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('removes files of an expired day that the index does not know', () => {
    for (const day of ['2026-10-01', '2026-11-20']) {
      mkdirSync(join(folder, day));
      writeFileSync(join(folder, day, 'R-0000-0000.jsonl.gz.part'), '');
    }
    mkdirSync(join(folder, 'notes'));
    store = createReportStore({ folder, now });
    const is = (name: string) => existsSync(join(folder, name));
    expect(['2026-10-01', '2026-11-20', 'notes'].map(is)).toEqual([false, true, true]);
  });

  it('migrates the cases of an index without numbers', () => {
    const database = new sqlite.Database(index());
    database.exec(OLD_TABLES);
    const row = { ...summary(NOW, 'Zwiebelkuchen'), day: '2026-11-24', isCut: 0 };
    database.run(
      `INSERT INTO cases (${COLUMNS.join()}) VALUES (${COLUMNS.map(() => '?').join()})`,
      COLUMNS.map((column) => row[column]),
    );
    database.run('INSERT INTO names VALUES (?, ?, ?)', [row.caseId, 'unit', 'cart/unit0']);
    database.run('INSERT INTO words VALUES (?, ?)', [row.caseId, row.message]);
    database.close();
    for (const opening of ['first', 'second']) {
      store = createReportStore({ folder, now });
      const found = store.find({ words: 'zwiebel', unit: 'cart/unit0' });
      expect([opening, found.total]).toEqual([opening, 1]);
      store.close();
    }
    store = undefined;
  });
});

/** Tables of an index from before tables had a version. */
const OLD_TABLES = `
  CREATE TABLE cases (
    caseId TEXT PRIMARY KEY, day TEXT NOT NULL, at INTEGER NOT NULL, cause TEXT NOT NULL, message TEXT NOT NULL,
    isCut INTEGER NOT NULL, app TEXT NOT NULL, brand TEXT NOT NULL, country TEXT NOT NULL, language TEXT NOT NULL,
    page TEXT NOT NULL, pages INTEGER NOT NULL, records INTEGER NOT NULL, failure TEXT NOT NULL
  ) STRICT;
  CREATE INDEX byTime ON cases (at);
  CREATE TABLE names (
    caseId TEXT NOT NULL REFERENCES cases (caseId) ON DELETE CASCADE, kind TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (kind, name, caseId)
  ) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5 (caseId UNINDEXED, text);
`;
