import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagesLines } from '#harness/compare/builds-text.ts';
import type { PagesCompared } from '#harness/compare/compare-pages.ts';
import { changedStores } from '#harness/source/changed-here.ts';

const FILE = 'src/cart/changes/shown-model.ts';
const OTHER = 'src/cart/changes/decide.ts';
const STORE = '$shownPage';

/** A change of the first line, from 1, that contains a text, or of a line after it. */
function hunkOf(file: string, words: string, after = 0) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = lines.findIndex((line) => line.includes(words)) + 1 + after;
  expect(from).toBeGreaterThan(after);
  return { file, from, to: from, isRemoval: false };
}

const within = hunkOf(FILE, `export const ${STORE} = combine(`, 1);
const hunks = [hunkOf(OTHER, 'import '), hunkOf(FILE, 'import '), within];

it('names the line of a derived store in a changed file, such files first', () => {
  expect(changedStores([OTHER, 'src/styles/theme.css', FILE], hunks)).toEqual([
    { file: FILE, line: within.from, store: STORE },
    { file: OTHER, line: hunks[0]?.from },
    { file: 'src/styles/theme.css' },
  ]);
});

it('a page that differs without a changed view names these lines', () => {
  const first = {
    line: 30,
    cause: 'done http/cart.details #13',
    lines: ['- £1', '+ £2'],
    more: 0,
    places: [],
    isGone: false,
    others: [OTHER, FILE],
  };
  const compared: PagesCompared = { steps: 2, unlike: 1, errors: [], first };
  expect(pagesLines(compared, 'HEAD', hunks)).toContain(
    `    changed   ${FILE}:${within.from} (${STORE}), ${OTHER}:${hunks[0]?.from}`,
  );
  expect(pagesLines(compared, 'HEAD', [])).toContain(`    changed   ${OTHER}, ${FILE}`);
});
