import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';
import { readLedger, unknownIdsIn } from '#harness/ledger/ids.ts';
import { notUsedYet, outdatedEntries } from '#harness/ledger/not-used-yet.ts';
import { projectGraph } from '#harness/ledger/project-graph.ts';
import { usageOf } from '#harness/ledger/usage.ts';

const ledger = readLedger(readFileSync(inProject('tests', 'requirements.md'), 'utf8'));
const graph = projectGraph();
const usage = usageOf(graph);

it('the ledger names every requirement once', () => {
  expect(new Set(ledger.ids).size).toBe(ledger.ids.length);
  expect(ledger.ids).toHaveLength(510);
});

it('every id that tests, scenarios and code name is in the ledger', () => {
  const unknown = graph.files
    .filter((file) => !file.startsWith('tests/ledger/'))
    .flatMap((file) =>
      unknownIdsIn(readFileSync(inProject(file), 'utf8'), ledger).map(
        (id) => `${file} names ${id}, which tests/requirements.md does not have`,
      ),
    );
  expect(unknown).toEqual([]);
});

it('what is declared is used by the shop, or it is said why not', () => {
  const unexplained = notUsedYet(usage)
    .filter(({ reason }) => reason === undefined)
    .map(
      ({ name, key }) =>
        `${key}: nothing that src/main.tsx loads uses ${name}. Use it, take it out, ` +
        `or say in harness/ledger/not-used-yet.json which coming capability will use it, or which requirement has it so.`,
    );
  expect(unexplained).toEqual([]);
});

it('whoever lists what is not used yet has decided why', () => {
  const undecided = notUsedYet(usage)
    .filter(({ reason }) => reason !== undefined && /^$|not decided|unknown|\?/i.test(reason))
    .map(({ name, reason }) => `${name}: ${reason}`);
  expect(undecided).toEqual([]);
});

it('what is listed as not used yet is not used yet', () => {
  const outdated = outdatedEntries(usage).map(
    (name) => `${name} is used now, or gone: take it out of harness/ledger/not-used-yet.json.`,
  );
  expect(outdated).toEqual([]);
});
