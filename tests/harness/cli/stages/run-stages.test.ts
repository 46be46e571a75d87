import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Outcome, type Stage } from '#harness/cli/stages/stages.mjs';
import { runStages } from '#harness/cli/stages/run-stages.mjs';
import { storedOutcomes } from '#harness/cli/stages/stored-outcomes.mjs';

let folder = '';
let tree = '';
let printed = '';
let ran: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outcomes-'));
  tree = 'first';
  printed = '';
  ran = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const green: Outcome = { passed: 2, failed: 0, failures: [] };
const red: Outcome = { passed: 1, failed: 1, failures: ['a > b'] };

function stage(name: string, outcome: Outcome, onRun?: () => void): Stage {
  const run = () => {
    ran.push(name);
    onRun?.();
    return Promise.resolve(outcome);
  };
  return { name, title: name, when: 'verify', isWide: true, run };
}

/** Runs stages as `npm run verify` does; returns those that ran, and the last line. */
async function verify(stages: Stage[], isFresh = false) {
  ran = [];
  printed = '';
  const stored = storedOutcomes(() => tree, folder);
  const code = await runStages(stages, { stored, isFresh, kind: 'unit-test-of-stages' });
  return { ran, code, last: printed.trimEnd().split('\n').at(-1) };
}

it('a second run continues at the stage that failed, and counts the tests of those before', async () => {
  const first = await verify([stage('types', green), stage('unit', red)]);
  expect(first).toEqual({ ran: ['types', 'unit'], code: 1, last: '3 passed, 1 failed' });
  const second = await verify([stage('types', green), stage('unit', green)]);
  expect(second).toEqual({ ran: ['unit'], code: 0, last: '4 passed, 0 failed' });
  expect(printed).toContain('not run again: types');
});

it('runs all stages again over other files, and on request', async () => {
  await verify([stage('types', green)]);
  expect((await verify([stage('types', green)], true)).ran).toEqual(['types']);
  tree = 'second';
  expect((await verify([stage('types', green)])).ran).toEqual(['types']);
  expect((await verify([stage('types', green)])).ran).toEqual([]);
});

it('runs a stage again if files changed while it ran', async () => {
  await verify([stage('types', green, () => (tree = 'changed meanwhile'))]);
  expect((await verify([stage('types', green)])).ran).toEqual(['types']);
});

it('runs a stage again in which nothing was checked, and says why it was skipped', async () => {
  const nothing: Outcome = { passed: 0, failed: 0, failures: [], skips: ['no network'] };
  await verify([stage('signatures', nothing)]);
  expect((await verify([stage('signatures', nothing)])).ran).toEqual(['signatures']);
  expect(printed).toContain('== Skipped\nsignatures: no network\n');
});

it('runs a stage each time that depends on more than the files', async () => {
  const mutation = { ...stage('mutation', green), runsEachTime: true };
  await verify([mutation]);
  expect((await verify([mutation])).ran).toEqual(['mutation']);
});
