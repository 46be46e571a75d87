// @alone
// @long
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';
import { type BuildsCompared, buildsText, compareTrees } from '#harness/compare/against.ts';
import { FAULTS, type Fault } from '#harness/trial/faults.ts';
import { type PlantedTree, plantedTree } from '#harness/trial/planted-tree.ts';

const FAULT = FAULTS.find(({ what }) => what === "a fact's wrong payload") as Fault;
const TRACE = inProject('fixtures/traces', FAULT.trace);

let tree: PlantedTree;
let line: number;
let compared: BuildsCompared[];

beforeAll(async () => {
  tree = plantedTree(inProject('.cache/against'));
  line = tree.plant(FAULT.edits);
  const trees = { before: inProject('.'), after: tree.folder, name: 'before' };
  compared = await compareTrees(trees, [TRACE, TRACE], 'nothing');
}, 120_000);

afterAll(() => tree.restore());

it('says where in the sources the first difference of two builds comes from, and what led there', () => {
  const [one] = compared;
  expect(one?.differences[0]?.facts.after).toHaveLength(1);
  const { place, lines = [] } = one?.explanation ?? {};
  expect(place?.file).toBe(FAULT.edits[0].file);
  expect(Math.abs((place?.line ?? 0) - line)).toBeLessThanOrEqual(FAULT.within ?? 0);
  const chain = lines.find((text) => text.includes('chain'));
  expect(chain).toContain(`${place?.file}:${place?.line}`);
  expect(buildsText(compared, 'before')).toContain(chain);
});

it('says it once of files that differ alike', () => {
  const [one, other] = compared;
  expect(other?.differences).toEqual(one?.differences);
  expect(other?.explanation).toBeUndefined();
});
