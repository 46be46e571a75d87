import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';

/** Maximum number of code files in one folder, readable at a glance. */
const MOST = 25;

/** Folders with one data file per item. */
const ONE_EACH = ['src/commerce/address-rules', 'src/commerce/countries'];

const ROOMS = ['src', 'harness', 'stories', 'tests', 'fixtures'];

function crowded(): string[] {
  const counts = new Map<string, number>();
  for (const room of ROOMS)
    for (const file of readdirSync(inProject(room), { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !/\.(?:tsx?|m?js)$/.test(file.name)) continue;
      const folder = relative(inProject(), file.parentPath).replaceAll('\\', '/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  const most = [...counts].filter(([, count]) => count > MOST);
  return most.map(([folder]) => folder).toSorted();
}

it('no folder has more than 25 files of code: divide a bigger one by noun', () => {
  expect(crowded()).toEqual(ONE_EACH);
});
