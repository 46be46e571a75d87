import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#harness/cli/support/project.mjs';

/** A change of one file of the sources: what stands there once, and what is to stand there. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A copy of this project in which faults can be planted. */
export interface PlantedTree {
  folder: string;
  /** Makes the changes; the line of the first, from 1. */
  plant(edits: readonly Edit[]): number;
  /** Takes all of them back. */
  restore(): void;
}

const COPIED = ['src', 'harness', 'package.json', 'tsconfig.json'];
const LINKED = ['node_modules', 'fixtures', 'locales', 'package-lock.json'];

/**
 * Copies the project as it is, with what is not committed, to `folder`; sources are copied, the rest is shared.
 *
 * @example plantedTree(inProject('.cache/trial')).plant([{ file: 'src/cart/…', find: 'total', replace: 'total * 2' }])
 */
export function plantedTree(folder: string): PlantedTree {
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) cpSync(inProject(name), join(folder, name), { recursive: true });
  for (const name of LINKED)
    if (!existsSync(join(folder, name))) symlinkSync(inProject(name), join(folder, name));
  const planted = new Set<string>();
  return {
    folder,
    plant(edits) {
      const lines = edits.map(({ file, find, replace }) => {
        const path = join(folder, file);
        const parts = readFileSync(path, 'utf8').split(find);
        if (parts.length !== 2)
          throw new Error(
            `${file} has ${parts.length - 1} times what a fault is planted at: ${find}`,
          );
        planted.add(file);
        writeFileSync(path, parts.join(replace));
        return parts[0]?.split('\n').length ?? 0;
      });
      return lines[0] ?? 0;
    },
    restore() {
      for (const file of planted) cpSync(inProject(file), join(folder, file));
      planted.clear();
    },
  };
}
