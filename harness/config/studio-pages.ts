import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { VERIFY_ADDRESS } from '../studio/protocol.ts';

const VERIFY = 'studio-verify';
const VERIFY_SOURCE = '/harness/studio/verify.ts';

/**
 * Serves the studio's pages from `harness/studio/*.html`, outside Vite's root `src`. The build emits
 * `/studio/index.html` and `/studio/stage.html`; the development server answers `/studio` and `/studio/stage`.
 * Pages load their script from `/harness/studio/….tsx`; the verifying worker's script has its own address.
 */
export function studioPages(project: string): Plugin {
  return {
    name: 'selvedge:studio-pages',
    enforce: 'pre',
    resolveId(id) {
      return virtualPages(project).has(id) ? id : null;
    },
    load(id) {
      const page = virtualPages(project).get(id);
      return page ? readFileSync(page, 'utf8') : null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (path === VERIFY_ADDRESS) request.url = VERIFY_SOURCE;
        const page = pageAt(project, path);
        if (!page) return next();
        server.transformIndexHtml(path, readFileSync(page, 'utf8')).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}

/** Build inputs, by name. */
export function studioInputs(project: string): Record<string, string> {
  const pages = [...virtualPages(project).keys()];
  return {
    ...Object.fromEntries(pages.map((id) => [`studio-${basename(id, '.html')}`, id])),
    [VERIFY]: project + VERIFY_SOURCE.slice(1),
  };
}

export function entryFileName({ name }: { name: string }): string {
  return name === VERIFY ? VERIFY_ADDRESS.slice(1) : 'assets/[name]-[hash].js';
}

function virtualPages(project: string): Map<string, string> {
  const folder = `${project}harness/studio/`;
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [`${project}src/studio/${name}`, folder + name]),
  );
}

function pageAt(project: string, path: string): string | undefined {
  const match = /^\/studio(?:\/([a-z-]*?)(?:\.html)?)?$/.exec(path);
  if (!match) return undefined;
  return virtualPages(project).get(`${project}src/studio/${match[1] || 'index'}.html`);
}
