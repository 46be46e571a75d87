import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Makes the `@custom-media` rules of `src/ui/*.css` known in every style sheet, so that a component
 * writes `@media (--tablet)` without importing anything. Lightning CSS sees one file at a time.
 * Every style sheet also begins with the order of the cascade layers: the build decides which one
 * the browser reads first, and the first mention of a layer is its rank.
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

/** A style sheet of the project with what all of them share. */
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
