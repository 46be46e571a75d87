import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenJourneys } from '#harness/cli/stages/journey-list.mjs';
import { runStages } from '#harness/cli/stages/run-stages.mjs';
import type { Outcome, Stage } from '#harness/cli/stages/stages.mjs';

let folder = '';
let tree = '';
let ran: string[] = [];
let printed = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outcomes-'));
  tree = 'first';
  const print = (text: unknown) => (printed += String(text)) !== '';
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  vi.spyOn(process.stderr, 'write').mockImplementation(print);
});
afterEach(() => rmSync(folder, { recursive: true }));

const green: Outcome = { passed: 2, failed: 0 };
const red: Outcome = { passed: 1, failed: 1, output: 'a > b failed' };

function stage(name: string, outcome: Outcome, onRun?: () => void): Stage {
  const run = () => {
    ran.push(name);
    onRun?.();
    return Promise.resolve(outcome);
  };
  return { name, title: name, in: ['verify'], run };
}

/** Runs stages like `npm run verify`; returns those that ran, and the last line. */
async function verify(stages: Stage[], isFresh = false) {
  ran = [];
  printed = '';
  const code = await runStages(stages, { kind: 'verify' }, { isFresh, folder, keyOf: () => tree });
  return { ran, code, last: printed.trimEnd().split('\n').at(-1) };
}

it('continues in a second run at the stage that failed, and counts the tests of those before', async () => {
  const first = await verify([stage('types', green), stage('unit', red)]);
  expect(first).toEqual({ ran: ['types', 'unit'], code: 1, last: '3 passed, 1 failed' });
  expect(printed).toContain('a > b failed');
  const second = await verify([stage('types', green), stage('unit', green)]);
  expect(second).toEqual({ ran: ['unit'], code: 0, last: '4 passed, 0 failed' });
});

it('counts a stage that throws as failed', async () => {
  const broken = { ...stage('unit', green), run: () => Promise.reject(new Error('no browser')) };
  expect(await verify([broken])).toMatchObject({ code: 1, last: '0 passed, 1 failed' });
  expect(printed).toContain('no browser');
});

it('runs all stages again for other files, and on request', async () => {
  await verify([stage('types', green)]);
  expect((await verify([stage('types', green)], true)).ran).toEqual(['types']);
  tree = 'second';
  expect((await verify([stage('types', green)])).ran).toEqual(['types']);
  expect((await verify([stage('types', green)])).ran).toEqual([]);
});

it('runs a stage again if files changed while it ran, or nothing was checked', async () => {
  await verify([stage('types', green, () => (tree = 'changed meanwhile'))]);
  expect((await verify([stage('types', green)])).ran).toEqual(['types']);
  const noPayload: Outcome = { passed: 0, failed: 0, notes: ['no network'] };
  await verify([stage('signatures', noPayload)]);
  expect((await verify([stage('signatures', noPayload)])).ran).toEqual(['signatures']);
  expect(printed).toContain('signatures: no network');
});

it('runs a stage each time that depends on more than the files', async () => {
  const mutation = { ...stage('mutation', green), runsEachTime: true };
  await verify([mutation]);
  expect((await verify([mutation])).ran).toEqual(['mutation']);
});

const journeys = Array.from({ length: 100 }, (_, at) => ({
  line: `file-${at}.spec.ts › title`,
  isSmoke: at % 25 === 0,
}));
const linesOf = (seed: string, changed: string[] = []) =>
  chosenJourneys(journeys, seed, changed).map(({ line }) => line);

it('draws the same journeys for the same tree, others for another, and the smoke journeys always', () => {
  expect(linesOf('one')).toEqual(linesOf('one'));
  expect(linesOf('one')).not.toEqual(linesOf('two'));
  for (const tree of ['one', 'two'])
    for (const { line } of journeys.filter(({ isSmoke }) => isSmoke))
      expect(linesOf(tree)).toContain(line);
});

it('adds the journeys of a changed file', () => {
  const [last = ''] = journeys.slice(-1).map(({ line }) => line);
  expect(linesOf('one', ['file-99.spec.ts'])).toContain(last);
});
