import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/project.mjs';
import { coverage, ledgerIds } from '#harness/cli/requirement-coverage.mjs';

const ledger = `## STK - Stock

- **STK-01** Stock of STK-02 counts. (A§1)
- **STK-02** Fewer than five is low. (A§2)
- a bullet without an id
`;

it('reads the ids of a ledger in its order, one per bullet', () => {
  expect(ledgerIds(ledger)).toEqual(['STK-01', 'STK-02']);
});

it('finds the tests that name an id in full, and what none names', () => {
  const tests = [{ title: 'STK-02 and STK-02 again' }, { title: 'STK-020 is another' }];
  const { covered, uncovered } = coverage(['STK-01', 'STK-02'], tests);
  expect([...covered]).toEqual([['STK-02', [tests[0]]]]);
  expect(uncovered).toEqual(['STK-01']);
});

it('the ledger names every requirement once', () => {
  const ids = ledgerIds(readFileSync(inProject('tests', 'requirements.md'), 'utf8'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(400);
});
