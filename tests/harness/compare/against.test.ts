// @long
import { afterEach, beforeAll, expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';
import { type BuildsCompared, compareTrees } from '#harness/compare/against.ts';
import { buildsText } from '#harness/compare/builds-text.ts';
import { FAULTS, type Fault } from '#harness/planted-faults/faults.ts';
import { type TreeWithFault, treeWithFault } from '#harness/planted-faults/tree-with-fault.ts';

const FAULT = FAULTS.find(({ what }) => what === "a fact's wrong payload") as Fault;
const TRACE = inProject('fixtures/traces', FAULT.trace);

let tree: TreeWithFault;
let line: number;
let compared: BuildsCompared[];

async function comparedWith(fault: Fault, traces: readonly string[]): Promise<BuildsCompared[]> {
  line = tree.plant(fault);
  const trees = { before: inProject('.'), after: tree.folder, name: 'before' };
  return compareTrees(trees, traces, 'nothing');
}

beforeAll(async () => {
  tree = treeWithFault(inProject('.cache/against'));
  compared = await comparedWith(FAULT, [TRACE, TRACE]);
}, 120_000);

afterEach(() => tree.restore());

it('names the source of the first difference of two builds, and the chain to it', () => {
  const [one] = compared;
  expect(one?.differences[0]?.facts.after).toHaveLength(1);
  const { place, lines = [] } = one?.explanation ?? {};
  expect(place?.file).toBe(FAULT.file);
  expect(Math.abs((place?.line ?? 0) - line)).toBeLessThanOrEqual(FAULT.within ?? 0);
  const chain = lines.find((text) => text.includes('chain'));
  expect(chain).toContain(`${place?.file}:${place?.line}`);
  expect(buildsText(compared)).toContain(chain);
});

it('explains files with equal differences once', () => {
  const [one, other] = compared;
  expect(other?.differences).toEqual(one?.differences);
  expect(other?.explanation).toBeUndefined();
});

it('finds a changed request of a call with private parameters, and its source', async () => {
  const fault = FAULTS.find(({ what }) => what.includes('address is sent without')) as Fault;
  const file = inProject('fixtures/traces', fault.trace);
  const [one] = await comparedWith(fault, [file]);
  expect(one?.differences.map(({ facts, calls, stores }) => [facts, calls, stores])).toEqual([
    [{ before: [], after: [] }, { before: [], after: [] }, []],
  ]);
  const [{ name, before, after } = {}] = one?.differences[0]?.requests ?? [];
  expect([name, before?.includes('"city"'), after?.includes('"city"')]).toEqual([
    'http/address.addToBook',
    true,
    false,
  ]);
  const text = buildsText([one as BuildsCompared]);
  expect(text).toMatch(/- request http\/address\.addToBook at line \d+: POST commerce /);
  expect(text).toMatch(/runs +writeAddress src\/kernel\/address\.ts:\d+/);
}, 120_000);
