import { expect, it } from 'vitest';
import { coverage, shopTests } from '#harness/ledger/coverage.ts';
import { readLedger } from '#harness/ledger/ids.ts';
import { type Graph, graphOf } from '#harness/ledger/project-graph.ts';
import { usageOf } from '#harness/ledger/usage.ts';

const ledger = readLedger('- **STK-01** a\n- **STK-02** b\n- **STK-03** c\n- **OPN-01** d\n');

const FILES: Record<string, string> = {
  'src/main.tsx': `import './model.ts';`,
  'src/model.ts': `import { liveCall } from './api.ts';
import { live } from './rules.ts';
sample({ clock: callFx(liveCall), fn: live });`,
  'src/api.ts': `export const liveCall = defineCall({ name: 'stock.live' });
export const deadCall = defineCall({ name: 'stock.dead', value: inner });
export const inner = 1;`,
  'src/rules.ts': `export function live() {}
export function dead() { return deeper(); }
export function deeper() {}
export const replayed = live;`,
  'harness/replay.ts': `import { replayed } from '#src/rules.ts';
export const run = () => replayed();`,
  'harness/backend/stock.ts': `import { live } from '#src/rules.ts';
export const answer = live;`,
  'tests/show.ts': `import { live } from '#src/rules.ts';
export const show = () => live();`,
  'tests/stock.test.ts': `import { live, dead } from '#src/rules.ts';
import { show } from './show.ts';
import { answer } from '#harness/backend/stock.ts';
it('live', () => live());
it('dead', () => live(dead()));
it('shown', () => show());
it('answered', () => answer());
it('nothing', () => 1);`,
  'tests/backend/stock.test.ts': `import { live } from '#src/rules.ts';
it('live', () => live());`,
};
const graph: Graph = graphOf(Object.keys(FILES), (file) => FILES[file]);
const usage = usageOf(graph);
const isOfTheShop = shopTests(graph, usage);
const file = 'tests/stock.test.ts';

it('finds what no model calls, and what tests alone import, but not what only that needs', () => {
  expect(usage.unusedCalls).toEqual(['stock.dead']);
  expect(usage.unusedExports).toEqual(['src/rules.ts#dead']);
});

it.each([
  ['what the shop uses', { file, line: 4 }, true],
  ['what tests alone use, beside it', { file, line: 5 }, false],
  ['the shop, through a file of the tests', { file, line: 6 }, true],
  ['the simulated backend', { file, line: 7 }, false],
  ['nothing', { file, line: 8 }, false],
  ['what the shop uses, for the backend', { file: 'tests/backend/stock.test.ts', line: 2 }, false],
  ['the shop in a browser', { file: 'tests/journeys/shopping.spec.ts' }, true],
  ['the studio in a browser', { file: 'tests/journeys/studio.spec.ts' }, false],
])('a test of %s', (_of, test, isOne) => {
  expect(isOfTheShop({ title: '', ...test })).toBe(isOne);
});

it.each([
  [`'stock.live'`, true],
  [`'stock.dead'`, false],
])('a row of the table of calls, %s', (call, isOne) => {
  expect(isOfTheShop({ title: `every call ${call} is sent`, file, line: 4 })).toBe(isOne);
});

it('counts what a test of the shop names, a range in full; open points ask for nothing', () => {
  const tests = [
    { title: 'STK-01…02 OPN-01 counts', file, line: 4 },
    { title: 'STK-03 of something else', file, line: 8 },
  ];
  const { covered, missing } = coverage(tests, ledger, isOfTheShop);
  expect([...covered]).toEqual([
    ['STK-01', [tests[0]]],
    ['STK-02', [tests[0]]],
  ]);
  expect(missing).toEqual(['STK-03']);
});
