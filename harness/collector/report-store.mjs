import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sqlite from 'node-sqlite3-wasm';

/** @typedef {import('./summary.ts').CaseSummary} CaseSummary */

/**
 * What cases are looked for by; what is left out or empty is any. `words` are looked for at their beginnings, in what was said,
 * the page, and the names of units.
 *
 * @typedef {object} CaseQuery
 * @property {string} [caseId] its number, or how that begins
 * @property {string} [unit] a unit that its records name
 * @property {string} [failed] a call that failed, or a unit that threw
 * @property {string} [failure] its first failure
 * @property {string} [page] how its last page's path begins
 * @property {string} [brand]
 * @property {string} [country]
 * @property {string} [app] how its build begins
 * @property {string} [words]
 */

/** @typedef {Omit<CaseSummary, 'units' | 'failed'> & { day: string }} FoundCase */

/**
 * @typedef {object} Found
 * @property {number} total
 * @property {{ day: string, count: number }[]} days those on which there were any, the oldest first
 * @property {{ failure: string, count: number, latest: string }[]} groups by the first failure, the largest first
 * @property {FoundCase[]} cases the newest first, at most 100
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that a case is kept. */
const KEPT_DAYS = 30;
const MOST_FOUND = 100;
const CASE = /^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const INDEX = 'index.sqlite';
const ENDINGS = /** @type {const} */ (['jsonl.gz', 'json']);

const TABLES = `
  CREATE TABLE IF NOT EXISTS cases (
    caseId TEXT PRIMARY KEY, day TEXT NOT NULL, at INTEGER NOT NULL, cause TEXT NOT NULL, message TEXT NOT NULL,
    isCut INTEGER NOT NULL, app TEXT NOT NULL, brand TEXT NOT NULL, country TEXT NOT NULL, language TEXT NOT NULL,
    page TEXT NOT NULL, pages INTEGER NOT NULL, records INTEGER NOT NULL, failure TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS byTime ON cases (at);
  CREATE TABLE IF NOT EXISTS names (
    caseId TEXT NOT NULL REFERENCES cases (caseId) ON DELETE CASCADE, kind TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (kind, name, caseId)
  ) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (caseId UNINDEXED, text, tokenize = "unicode61 remove_diacritics 2");
`;
const COLUMNS = /** @type {const} */ ([
  'caseId',
  'day',
  'at',
  'cause',
  'message',
  'isCut',
  'app',
  'brand',
  'country',
  'language',
  'page',
  'pages',
  'records',
  'failure',
]);

/** @param {number} at */
const dayOf = (at) => new Date(at).toISOString().slice(0, 10);

/**
 * Keeps cases below a folder: `2026-11-24/R-7K2M-9QXB.jsonl.gz` is the trace, as every other tool reads it, the `.json` beside it what
 * was said, and `index.sqlite` finds them. After thirty days a case is forgotten. The folder is one process's. A bucket gets the
 * same files, of as many processes as there are; a case that it does not take is not kept.
 *
 * @param {{ folder: string, now?: () => number, bucket?: Pick<import('./bucket.mjs').Bucket, 'put' | 'remove'> | undefined }} options
 * @example
 * const store = createReportStore({ folder: '.cache/reports' });
 * store.find({ failed: 'http/cart.details', brand: 'rl' });
 */
export function createReportStore({ folder, now = Date.now, bucket }) {
  mkdirSync(folder, { recursive: true });
  const database = opened(join(folder, INDEX));
  let forgotten = '';

  /** @param {string} caseId @param {string} day @param {string} ending */
  const fileOf = (caseId, day, ending) => join(folder, day, `${caseId}.${ending}`);

  /** Once a day, and when it is opened. */
  function forget() {
    const today = dayOf(now());
    if (forgotten === today) return;
    forgotten = today;
    const old = rows(
      database.all('SELECT caseId, day FROM cases WHERE at < ?', now() - KEPT_DAYS * DAY_MS),
    );
    for (const { caseId, day } of old) {
      for (const ending of ENDINGS) {
        rmSync(fileOf(caseId, day, ending), { force: true });
        bucket
          ?.remove(`${day}/${caseId}.${ending}`)
          .catch((error) => console.error('A report stays in the bucket:', error));
      }
      try {
        rmdirSync(join(folder, day));
      } catch {
        // There are others of that day.
      }
      inOne(() => {
        database.run('DELETE FROM words WHERE caseId = ?', caseId);
        database.run('DELETE FROM names WHERE caseId = ?', caseId);
        database.run('DELETE FROM cases WHERE caseId = ?', caseId);
      });
    }
  }

  /** @param {() => void} work */
  function inOne(work) {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  /** @param {string} caseId */
  function dayOfCase(caseId) {
    const [found] = rows(database.all('SELECT day FROM cases WHERE caseId = ?', caseId));
    return found?.day;
  }

  forget();
  return {
    /**
     * To be called one after the other.
     *
     * @param {CaseSummary} summary @param {string} head @param {string} trace
     * @returns {Promise<'kept' | 'there' | 'another'>}
     */
    async keep(summary, head, trace) {
      forget();
      const { caseId, units, failed } = summary;
      const before = dayOfCase(caseId);
      if (before !== undefined)
        return readFileSync(fileOf(caseId, before, 'json'), 'utf8') === head ? 'there' : 'another';
      const day = dayOf(summary.at);
      mkdirSync(join(folder, day), { recursive: true });
      const files = { 'jsonl.gz': gzipSync(trace), json: Buffer.from(head) };
      for (const ending of ENDINGS) whole(fileOf(caseId, day, ending), files[ending]);
      for (const ending of ENDINGS) await bucket?.put(`${day}/${caseId}.${ending}`, files[ending]);
      const row = { ...summary, day, isCut: summary.isCut ? 1 : 0 };
      inOne(() => {
        const places = COLUMNS.map(() => '?').join();
        database.run(
          `INSERT INTO cases (${COLUMNS.join()}) VALUES (${places})`,
          COLUMNS.map((column) => row[column]),
        );
        for (const [kind, names] of Object.entries({ unit: units, failed }))
          for (const name of names)
            database.run('INSERT OR IGNORE INTO names VALUES (?, ?, ?)', [caseId, kind, name]);
        const text = [summary.message, summary.page, summary.failure, ...units].join(' ');
        database.run('INSERT INTO words VALUES (?, ?)', [caseId, text]);
      });
      return 'kept';
    },
    /** @param {CaseQuery} query @returns {Found} */
    find(query) {
      const { where, values } = conditionsOf(query);
      const from = `FROM cases WHERE ${where}`;
      const [{ total } = { total: 0 }] = rows(
        database.all(`SELECT count(*) AS total ${from}`, values),
      );
      return {
        total: Number(total),
        days: rows(
          database.all(`SELECT day, count(*) AS count ${from} GROUP BY day ORDER BY day`, values),
        ),
        // Beside a maximum the other columns are those of its row.
        groups: rows(
          database.all(
            `SELECT failure, count(*) AS count, caseId AS latest, max(at) AS lastAt ${from} GROUP BY failure ORDER BY count DESC, failure LIMIT ${MOST_FOUND}`,
            values,
          ),
        ).map(({ failure, count, latest }) => ({ failure, count, latest })),
        cases: rows(
          database.all(
            `SELECT ${COLUMNS.join()} ${from} ORDER BY at DESC, caseId LIMIT ${MOST_FOUND}`,
            values,
          ),
        ).map((row) => ({ ...row, isCut: row.isCut === 1 })),
      };
    },
    /**
     * The trace of a case, as a file has it; `undefined` where there is none.
     *
     * @param {string} caseId
     */
    read(caseId) {
      const day = CASE.test(caseId) ? dayOfCase(caseId) : undefined;
      const file = day !== undefined && fileOf(caseId, day, 'jsonl.gz');
      return file && existsSync(file) ? gunzipSync(readFileSync(file)).toString('utf8') : undefined;
    },
    close: () => database.close(),
  };
}

/** @param {string} file */
function opened(file) {
  // What a killed process has locked, nobody would unlock.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new sqlite.Database(file);
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(TABLES);
  return database;
}

/** A file that is there is there whole. @param {string} file @param {string | Uint8Array} content */
function whole(file, content) {
  const part = `${file}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** @param {unknown[]} found @returns {any[]} rows of this file's own tables */
function rows(found) {
  return found;
}

/** @param {string} text */
const beginning = (text) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** @param {CaseQuery} query @returns {{ where: string, values: string[] }} */
function conditionsOf(query) {
  /** @type {[keyof CaseQuery, string, (text: string) => string][]} */
  const conditions = [
    ['caseId', "caseId LIKE ? ESCAPE '\\'", (text) => beginning(text.toUpperCase())],
    ['page', "page LIKE ? ESCAPE '\\'", beginning],
    ['app', "app LIKE ? ESCAPE '\\'", beginning],
    ['brand', 'brand = ?', same],
    ['country', 'country = ?', (text) => text.toUpperCase()],
    ['failure', 'failure = ?', same],
    ['unit', "caseId IN (SELECT caseId FROM names WHERE kind = 'unit' AND name = ?)", same],
    ['failed', "caseId IN (SELECT caseId FROM names WHERE kind = 'failed' AND name = ?)", same],
    ['words', 'caseId IN (SELECT caseId FROM words WHERE words MATCH ?)', wordsOf],
  ];
  const asked = conditions.flatMap(([name, sql, write]) => {
    const text = query[name]?.trim() ?? '';
    const value = text === '' ? '' : write(text);
    return value === '' ? [] : [{ sql, value }];
  });
  return {
    where: asked.map(({ sql }) => sql).join(' AND ') || '1',
    values: asked.map(({ value }) => value),
  };
}

/** @param {string} text */
function same(text) {
  return text;
}

/** Words as the index takes them: each in quotes, as its beginning. @param {string} text */
function wordsOf(text) {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `"${word}"*`).join(' ');
}
