import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { COLUMNS, FORGETTING, openIndex } from './report-index.mjs';

/** @typedef {import('./summary.ts').CaseSummary} CaseSummary */

/**
 * Search query for cases; a missing or empty field matches any. `words` match prefixes of words in the message, the page
 * and the names of units.
 *
 * @typedef {object} CaseQuery
 * @property {string} [caseId] its number, or a prefix
 * @property {string} [unit] a unit that its records name
 * @property {string} [failed] a call that failed, or a unit that threw
 * @property {string} [failure] its first failure
 * @property {string} [page] prefix of its last page's path
 * @property {string} [brand]
 * @property {string} [country]
 * @property {string} [app] prefix of its build
 * @property {string} [words]
 */

/** @typedef {Omit<CaseSummary, 'units' | 'failed'> & { day: string }} FoundCase */

/**
 * @typedef {object} Found
 * @property {number} total
 * @property {{ day: string, count: number }[]} days days with cases, oldest first
 * @property {{ failure: string, count: number, latest: string }[]} groups by first failure, largest first
 * @property {FoundCase[]} cases newest first, at most 100
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which a case is stored. */
const KEPT_DAYS = 30;
/** Cases deleted at once, which takes about ten milliseconds. */
export const PORTION = 20;
/** Pause between two portions, for other requests. */
const PAUSE_MS = 50;
const HOUR_MS = 60 * 60 * 1000;
const MOST_FOUND = 100;
const CASE = /^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const INDEX = 'index.sqlite';
const DAY_FOLDER = /^\d{4}-\d{2}-\d{2}$/;
const ENDINGS = /** @type {const} */ (['jsonl.gz', 'json']);

/** @param {number} at */
const dayOf = (at) => new Date(at).toISOString().slice(0, 10);

/**
 * Stores cases in a folder: `2026-11-24/R-7K2M-9QXB.jsonl.gz` is the trace, the `.json` beside it the head of the report,
 * and `index.sqlite` the search index. A case is hidden after thirty days, and deleted within the following hour. Only one
 * process may use the folder. A bucket receives the same files, from any number of processes; if it refuses a case, the
 * case is not stored.
 *
 * @param {{ folder: string, now?: () => number, bucket?: Pick<import('./bucket.mjs').Bucket, 'put' | 'remove'> | undefined }} options
 * @example
 * const store = createReportStore({ folder: '.cache/reports' });
 * store.find({ failed: 'http/cart.details', brand: 'rl' });
 */
export function createReportStore({ folder, now = Date.now, bucket }) {
  mkdirSync(folder, { recursive: true });
  const database = openIndex(join(folder, INDEX));
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** @param {string} caseId @param {string} day @param {string} ending */
  const fileOf = (caseId, day, ending) => join(folder, day, `${caseId}.${ending}`);
  const oldest = () => now() - KEPT_DAYS * DAY_MS;

  /** Deletes a portion of expired cases, oldest first. Returns true if there may be more. */
  function forgetSome() {
    const old = rows(database.all(FORGETTING.old, [oldest(), PORTION]));
    for (const { caseId, day } of old) {
      for (const ending of ENDINGS) {
        rmSync(fileOf(caseId, day, ending), { force: true });
        bucket
          ?.remove(`${day}/${caseId}.${ending}`)
          .catch((error) => console.error('A report could not be removed from the bucket:', error));
      }
      removeEmpty(join(folder, day));
    }
    inOne(() => {
      for (const { id } of old) for (const sql of FORGETTING.rows) database.run(sql, id);
    });
    return old.length === PORTION;
  }

  /** Removes the folders of expired days, with partial files of killed processes. */
  function forgetDays() {
    const first = dayOf(oldest());
    for (const day of readdirSync(folder))
      if (DAY_FOLDER.test(day) && day < first)
        rmSync(join(folder, day), { recursive: true, force: true });
  }

  /** Repeats by a timer, so that cases are deleted on time without new reports. */
  function housekeep() {
    let isMore = false;
    try {
      isMore = forgetSome();
      if (!isMore) forgetDays();
    } catch (error) {
      console.error('Expired reports could not be deleted:', error);
    }
    timer = setTimeout(housekeep, isMore ? PAUSE_MS : HOUR_MS);
    timer.unref();
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

  housekeep();
  return {
    /**
     * Stores a case. Calls must not overlap.
     *
     * @param {CaseSummary} summary @param {string} head @param {string} trace
     * @returns {Promise<'kept' | 'there' | 'another'>}
     */
    async keep(summary, head, trace) {
      forgetSome();
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
        const { lastInsertRowid: id } = database.run(
          `INSERT INTO cases (${COLUMNS.join()}) VALUES (${places})`,
          COLUMNS.map((column) => row[column]),
        );
        for (const [kind, names] of Object.entries({ unit: units, failed }))
          for (const name of names)
            database.run('INSERT OR IGNORE INTO names VALUES (?, ?, ?)', [id, kind, name]);
        const text = [summary.message, summary.page, summary.failure, ...units].join(' ');
        database.run('INSERT INTO words (rowid, text) VALUES (?, ?)', [id, text]);
      });
      return 'kept';
    },
    /** @param {CaseQuery} query @returns {Found} */
    find(query) {
      const { where, values } = conditionsOf(query, oldest());
      const from = `FROM cases WHERE ${where}`;
      const [{ total } = { total: 0 }] = rows(
        database.all(`SELECT count(*) AS total ${from}`, values),
      );
      return {
        total: Number(total),
        days: rows(
          database.all(`SELECT day, count(*) AS count ${from} GROUP BY day ORDER BY day`, values),
        ),
        // SQLite takes the other columns from the row of the maximum.
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
     * Returns the trace of a case; undefined without one.
     *
     * @param {string} caseId
     */
    read(caseId) {
      const [{ day } = {}] = CASE.test(caseId)
        ? rows(
            database.all('SELECT day FROM cases WHERE caseId = ? AND at >= ?', [caseId, oldest()]),
          )
        : [];
      const file = day !== undefined && fileOf(caseId, day, 'jsonl.gz');
      return file && existsSync(file) ? gunzipSync(readFileSync(file)).toString('utf8') : undefined;
    },
    close() {
      clearTimeout(timer);
      database.close();
    },
  };
}

/** @param {string} place */
function removeEmpty(place) {
  try {
    rmdirSync(place);
  } catch {
    // The folder contains other cases.
  }
}

/** Writes a file atomically. @param {string} file @param {string | Uint8Array} content */
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

/** @param {CaseQuery} query @param {number} oldest @returns {{ where: string, values: (string | number)[] }} */
function conditionsOf(query, oldest) {
  /** @type {[keyof CaseQuery, string, (text: string) => string][]} */
  const conditions = [
    ['caseId', "caseId LIKE ? ESCAPE '\\'", (text) => beginning(text.toUpperCase())],
    ['page', "page LIKE ? ESCAPE '\\'", beginning],
    ['app', "app LIKE ? ESCAPE '\\'", beginning],
    ['brand', 'brand = ?', same],
    ['country', 'country = ?', (text) => text.toUpperCase()],
    ['failure', 'failure = ?', same],
    ['unit', "id IN (SELECT id FROM names WHERE kind = 'unit' AND name = ?)", same],
    ['failed', "id IN (SELECT id FROM names WHERE kind = 'failed' AND name = ?)", same],
    ['words', 'id IN (SELECT rowid FROM words WHERE words MATCH ?)', wordsOf],
  ];
  const asked = conditions.flatMap(([name, sql, write]) => {
    const text = query[name]?.trim() ?? '';
    const value = text === '' ? '' : write(text);
    return value === '' ? [] : [{ sql, value }];
  });
  return {
    where: ['at >= ?', ...asked.map(({ sql }) => sql)].join(' AND '),
    values: [oldest, ...asked.map(({ value }) => value)],
  };
}

/** @param {string} text */
function same(text) {
  return text;
}

/** Search expression of the index: each word quoted, as a prefix. @param {string} text */
function wordsOf(text) {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `"${word}"*`).join(' ');
}
