import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, type Plugin, type ViteDevServer, isRunnableDevEnvironment } from 'vite';
import type * as demo from '../server/demo-storefront.ts';
import { SHEET_PATH } from '../../src/server/document.ts';
import { answerTo, madeAt } from './site-files.ts';

type Storefront = (request: Request) => Response | Promise<Response>;

/** Serves documents in development like `npm start`, from the current sources. */
export function devDocuments(project: string): Plugin {
  return {
    name: 'selvedge:dev-documents',
    apply: () => !process.env['VITEST'],
    configureServer(server) {
      let storefront: Promise<Storefront> | undefined;
      const forget = () => (storefront = undefined);
      server.watcher.on('change', forget).on('add', forget).on('unlink', forget);
      async function send(request: Connect.IncomingMessage, response: ServerResponse) {
        const answer = await (await (storefront ??= load(server, project)))(asked(request));
        const html = await answer.text();
        for (const [name, value] of answer.headers) response.setHeader(name, value);
        response.setHeader('cache-control', 'no-store');
        response.writeHead(answer.status);
        response.end(html.replace('</head>', (await stylesOf(server)) + '</head>'));
      }
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.url !== '/index.html' && request.url !== SHEET_PATH) return next();
          send(request, response).catch((error: unknown) => {
            server.config.logger.error(`A document could not be made: ${String(error)}`);
            next();
          });
        });
      };
    },
  };
}

/** Reruns all modules: a model that reruns alone would declare its units twice. */
async function load(server: ViteDevServer, project: string): Promise<Storefront> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has nothing to run modules in');
  ssr.runner.clearCache();
  const file = join(project, 'harness', 'server', 'demo-storefront.ts');
  const { createStorefront, createInProcessBackend } = await ssr.runner.import<typeof demo>(file);
  const backend = createInProcessBackend({ seed: 1 });
  const shell = readFileSync(join(project, 'src', 'index.html'), 'utf8');
  return createStorefront({
    template: await server.transformIndexHtml('/index.html', shell),
    files: async (path) => {
      const answer = answerTo(project, path) ?? (await madeAt(project, path));
      return new Response(Buffer.from(answer?.body ?? ''), { status: answer ? 200 : 404 });
    },
    backend: backend.fetch,
    now: Date.now,
    headers: () => ({}),
  }).fetch;
}

function asked({ originalUrl = '/', headers }: Connect.IncomingMessage): Request {
  return new Request(new URL(originalUrl, `http://${headers.host}`));
}

function isTheme(id: string): boolean {
  return id.endsWith('/ui/theme.css');
}

/**
 * Returns the styles of all rendered views, marked so that Vite's client adopts them. They are read through
 * the server's module graph: in the client's, a second address of a stylesheet has no importer, and each
 * edit of it would reload the page.
 */
async function stylesOf({ environments: { ssr } }: ViteDevServer): Promise<string> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) return '';
  const sheets = [...ssr.moduleGraph.idToModuleMap.keys()]
    .filter((id) => id.endsWith('.css') && !id.includes('/without-script/'))
    // The theme names the layers in their order.
    .toSorted((one, other) => Number(isTheme(other)) - Number(isTheme(one)));
  const styles = sheets.map(async (id) => {
    const { default: css } = await ssr.runner.import<{ default: string }>(`${id}?inline`);
    return `<style type="text/css" data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(styles)).join('');
}
