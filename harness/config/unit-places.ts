import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const NAME = 'virtual:unit-places';
const LOADED = `\0${NAME}`;

/**
 * Virtual module `virtual:unit-places` with the source location of each unit, for the studio. The shop must not import
 * it.
 */
export function unitPlaces(project: string): Plugin {
  return {
    name: 'selvedge:unit-places',
    resolveId: (id) => (id === NAME ? LOADED : null),
    async load(id) {
      if (id !== LOADED) return null;
      const script = `${project}harness/config/print-unit-places.ts`;
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
        cwd: project,
        maxBuffer: 10_000_000,
      });
      return `export default ${stdout}`;
    },
  };
}
