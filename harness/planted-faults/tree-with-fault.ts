import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#harness/cli/support/project.mjs';

/** Replacement of a unique text in one source file. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A copy of this project in which faults can be planted. */
export interface TreeWithFault {
  folder: string;
  /** Applies one or two edits; returns the line of the first, from 1. */
  plant(edit: Edit & { also?: Edit }): number;
  restore(): void;
}

const COPIED = ['src', 'harness', 'package.json', 'tsconfig.json'];
const LINKED = ['node_modules', 'fixtures', 'locales', 'package-lock.json'];

/** Copies the sources of the project, uncommitted changes included, to `folder`, and links the rest. */
export function treeWithFault(folder: string): TreeWithFault {
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) cpSync(inProject(name), join(folder, name), { recursive: true });
  for (const name of LINKED)
    if (!existsSync(join(folder, name))) symlinkSync(inProject(name), join(folder, name));
  const planted = new Set<string>();
  function plant({ also, file, find, replace }: Edit & { also?: Edit }): number {
    if (also) plant(also);
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(find);
    if (parts.length !== 2)
      throw new Error(
        `${file} has the place of a planted fault ${parts.length - 1} times: ${find}`,
      );
    planted.add(file);
    writeFileSync(path, parts.join(replace));
    return parts[0]?.split('\n').length ?? 0;
  }
  return {
    folder,
    plant,
    restore() {
      for (const file of planted) cpSync(inProject(file), join(folder, file));
      planted.clear();
    },
  };
}
