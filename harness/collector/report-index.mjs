import { rmSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';

export const COLUMNS = /** @type {const} */ ([
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

/** Version of the tables; 0 for a file from before versions. */
const VERSION = 1;

const TABLES = `
  CREATE TABLE cases (
    id INTEGER PRIMARY KEY,
    caseId TEXT NOT NULL UNIQUE, day TEXT NOT NULL, at INTEGER NOT NULL, cause TEXT NOT NULL, message TEXT NOT NULL,
    isCut INTEGER NOT NULL, app TEXT NOT NULL, brand TEXT NOT NULL, country TEXT NOT NULL, language TEXT NOT NULL,
    page TEXT NOT NULL, pages INTEGER NOT NULL, records INTEGER NOT NULL, failure TEXT NOT NULL
  ) STRICT;
  CREATE INDEX byTime ON cases (at);
  CREATE TABLE names (
    id INTEGER NOT NULL REFERENCES cases (id) ON DELETE CASCADE, kind TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (kind, name, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX namesOfCase ON names (id);
  CREATE VIRTUAL TABLE words USING fts5 (text, tokenize = "unicode61 remove_diacritics 2");
  INSERT INTO words (words, rank) VALUES ('secure-delete', 1);
  PRAGMA user_version = ${VERSION};
`;

/** Copies the tables of version 0, in which cases had no row id. */
const SET_ASIDE = `
  CREATE TEMP TABLE oldCases AS SELECT * FROM cases;
  CREATE TEMP TABLE oldNames AS SELECT * FROM names;
  CREATE TEMP TABLE oldWords AS SELECT caseId, text FROM words;
  DROP TABLE names;
  DROP TABLE cases;
  DROP TABLE words;
`;
const TAKEN_OVER = `
  INSERT INTO cases (${COLUMNS.join()}) SELECT ${COLUMNS.join()} FROM oldCases;
  INSERT INTO names SELECT id, kind, name FROM oldNames JOIN cases USING (caseId);
  INSERT INTO words (rowid, text) SELECT id, text FROM oldWords JOIN cases USING (caseId);
  DROP TABLE oldCases;
  DROP TABLE oldNames;
  DROP TABLE oldWords;
`;

/** Statements that delete cases; each finds its rows by an index. */
export const FORGETTING = {
  /** Parameters: time, limit. */
  old: 'SELECT id, caseId, day FROM cases WHERE at < ? ORDER BY at LIMIT ?',
  /** Parameter: row id of the case. */
  rows: [
    'DELETE FROM words WHERE rowid = ?',
    'DELETE FROM names WHERE id = ?',
    'DELETE FROM cases WHERE id = ?',
  ],
};

/**
 * Opens or creates the index of cases. Deleted rows are overwritten.
 *
 * @param {string} file
 */
export function openIndex(file) {
  // Removes the lock that a killed process has left.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new sqlite.Database(file);
  database.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
  const { user_version: version } = database.get('PRAGMA user_version') ?? {};
  if (version === VERSION) return database;
  const isOld = database.get("SELECT 1 FROM sqlite_schema WHERE name = 'cases'") !== null;
  database.exec(
    `BEGIN IMMEDIATE; ${isOld ? SET_ASIDE : ''} ${TABLES} ${isOld ? TAKEN_OVER : ''} COMMIT`,
  );
  return database;
}
