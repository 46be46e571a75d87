import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';
import { readLedger, unknownIdsIn } from '#harness/ledger/ids.ts';

const ledger = readLedger(readFileSync(inProject('tests', 'requirements.md'), 'utf8'));
const files = ['src', 'harness', 'fixtures', 'stories', 'tests'].flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it('the ledger names every requirement once', () => {
  expect(new Set(ledger.ids).size).toBe(ledger.ids.length);
  expect(ledger.ids).toHaveLength(510);
});

it('at most 20 requirements are carried, each by an id of the ledger', () => {
  const carried = [...ledger.carried.keys()];
  expect(carried.length).toBeLessThanOrEqual(20);
  expect(carried.filter((id) => !ledger.ids.includes(id))).toEqual([]);
});

it('every id that tests, scenarios and code name is in the ledger', () => {
  const unknown = files
    .filter((file) => !file.startsWith('tests/ledger/'))
    .flatMap((file) =>
      unknownIdsIn(readFileSync(inProject(file), 'utf8'), ledger).map(
        (id) => `${file} names ${id}, which tests/requirements.md does not have`,
      ),
    );
  expect(unknown).toEqual([]);
});
