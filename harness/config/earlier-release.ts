import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LIST, keepEarlier } from '../server/keep-earlier.mjs';

/** Keeps the files of the release that a build takes the place of, one release long. */
export function earlierRelease(): Plugin {
  let folder = '';
  let before: string | undefined;
  return {
    name: 'selvedge:earlier-release',
    apply: (_, { mode }) => mode === 'production',
    configResolved(config) {
      folder = config.build.outDir;
    },
    // The folder is emptied before the new files are written.
    buildStart() {
      if (!existsSync(join(folder, 'assets'))) return;
      before = mkdtempSync(join(tmpdir(), 'selvedge-release-'));
      for (const name of ['assets', LIST])
        if (existsSync(join(folder, name)))
          cpSync(join(folder, name), join(before, name), { recursive: true });
    },
    closeBundle() {
      if (!existsSync(join(folder, 'assets'))) return;
      keepEarlier(before, folder);
      if (before !== undefined) rmSync(before, { recursive: true });
    },
  };
}
