// @long
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareAgainst, compareTrees, exitCodeOfBuilds } from '#harness/compare/against.ts';
import { buildsText } from '#harness/compare/builds-text.ts';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { inProject, PROJECT } from '#harness/cli/support/project.mjs';
import { treeWithFault } from '#harness/planted-faults/tree-with-fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-view-'));
const TRACE = 'fixtures/traces/cart/quantity--rolled-back.jsonl';
const PRICE = 'src/cart/view/LinePrice.tsx';
const SHEET = 'src/cart/view/BagLine.module.css';

afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(IS_WHOLE)('npm run replay -- --view', () => {
  it('finds a price that a view shows doubled, the step, and the line of the view', async () => {
    const { folder: after, plant } = treeWithFault(folder);
    const line = plant({
      file: PRICE,
      find: 'price={formatMoney(total, ',
      replace: 'price={formatMoney(total * 2, ',
    });
    const compared = await compareTrees(
      { before: PROJECT, after, name: 'before', changed: new Set([PRICE]) },
      [inProject(TRACE)],
      'pages',
    );
    expect(compared).toMatchObject([{ before: 'verified', after: 'verified', differences: [] }]);
    const { steps = 0, unlike = 0, first, errors } = compared[0]?.pages ?? {};
    expect(errors).toEqual([]);
    expect(unlike).toBeGreaterThan(0);
    expect(unlike).toBeLessThan(steps);
    expect(first?.cause).toMatch(/^done http\/cart\.details #\d+$/);
    expect(first?.lines).toContainEqual(expect.stringMatching(/^- .*>£30\.00<\/p>$/));
    expect(first?.lines).toContainEqual(expect.stringMatching(/^\+ .*>£60\.00<\/p>$/));
    // The element's own location is in a component that all prices share.
    expect(first?.places[0]?.file).toBe('src/ui/tile/Price.tsx');
    expect(first?.source?.file).toBe(PRICE);
    expect(Math.abs((first?.source?.line ?? 0) - line)).toBeLessThanOrEqual(1);
    expect(exitCodeOfBuilds(compared)).toBe(1);
    expect(buildsText(compared)).toMatch(
      /page differs after \d+ of \d+ steps, first after line \d+: done http\/cart\.details/,
    );
  }, 180_000);

  it('finds a changed colour of a style sheet, with the pages, the element and the line of the sheet', async () => {
    const { folder: after, plant } = treeWithFault(folder);
    const line = plant({
      file: SHEET,
      find: 'font-weight: var(--text-strong);\n    line-height: 1.25;',
      replace: 'color: #c00;\n    line-height: 1.25;',
    });
    const trees = { before: PROJECT, after, name: 'before', changed: new Set([SHEET]) };
    const compared = await compareTrees(trees, [inProject(TRACE)], 'pixels');
    const { pages, pixels } = compared[0] ?? {};
    expect(pages?.unlike).toBe(0);
    const { unlike = 0, lines = [], sheets, report = '', elements = [], source } = pixels ?? {};
    expect(unlike).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/ is #cc0000:$/);
    expect(lines[1]).toMatch(
      /^ +line \d+, (?:390|1440) px: done http\/cart\.details #\d+: \d+ points$/,
    );
    expect(sheets).toEqual([SHEET]);
    const [{ name, changes } = { name: '', changes: [] }] = elements;
    expect(name).toMatch(/^\w+\.BagLine-name/);
    expect(changes).toContainEqual(expect.stringMatching(/^color rgb\(.*\) → rgb\(204, 0, 0\)$/));
    expect(source).toEqual({ file: SHEET, line });
    expect(existsSync(report)).toBe(true);
    expect(exitCodeOfBuilds(compared)).toBe(1);
    expect(buildsText(compared)).toContain(`pixels differ on ${unlike} pages: ${report}`);
    expect(buildsText(compared)).toMatch(/^ {4}~ \w+\.BagLine-name[^]*^ {4}source +\S+:\d+$/m);
  }, 180_000);

  it('reports that a trace without a commit cannot be compared', async () => {
    const all = await compareAgainst(undefined, [inProject(TRACE)], PROJECT, 'pages');
    expect(buildsText(all)).toMatch(
      /names no commit of this repository.*--against REV.*its \d+ pages render here, and no view throws/,
    );
    expect(exitCodeOfBuilds(all)).toBe(2);
  }, 120_000);
});
