import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Adds the `@custom-media` rules of `src/ui/*.css` to every style sheet, so that components can use `@media (--tablet)`
 * without an import. Lightning CSS processes one file at a time. Every style sheet also declares the order of cascade
 * layers: the first mention of a layer sets its rank, and the build decides which sheet is first.
 */
export function customMedia(project: string): Plugin {
  return {
    name: 'selvedge:custom-media',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.endsWith('.css') || !file.startsWith(project) || file.includes('node_modules')) {
        return null;
      }
      return { code: withSharedRules(project, code), map: null };
    },
  };
}

/** A style sheet with the shared rules prepended. */
export function withSharedRules(project: string, code: string): string {
  const order = layerOrder(project).filter((rule) => !code.includes(rule));
  const missing = mediaRules(project).filter((rule) => !code.includes(rule));
  return [...order, code, ...missing].join('\n');
}

function layerOrder(project: string): string[] {
  return readFileSync(`${project}src/ui/media.css`, 'utf8').match(/@layer [^;{]+;/) ?? [];
}

function mediaRules(project: string): string[] {
  const folder = `${project}src/ui/`;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(folder + name, 'utf8').match(/@custom-media[^;]+;/g) ?? []);
}
