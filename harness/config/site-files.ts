import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, normalize, sep } from 'node:path';
import type { Plugin } from 'vite';
import { readProviderFile } from '../provider/files.mjs';
import { START_NAMESPACES } from '../../src/ui/i18n/backend.ts';
import { FORMATS_NAMESPACE } from '../../src/ui/i18n/formats.ts';
import { PICTURES_VERSION_FILE } from '../server/built-folder.mjs';
import { picturesVersion } from './pictures-version.ts';
import { madePicture, writeMadePictures } from './made-pictures.ts';
import { PSEUDO, pseudoTexts } from '../texts/pseudo.ts';
import { namespacesOf, readTexts } from '../texts/locales.ts';

const MIME: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Static files besides the bundle, by address: garment pictures and texts. */
const SHOP_FILES = [
  { from: 'fixtures/pictures/rendered', at: 'pictures' },
  { from: 'locales', at: 'locales' },
];

/** Worker of the embedded backend, excluded from a release. */
const WORKER_FILES = [
  { from: 'harness/backend/shop-worker.js', at: 'backend-worker.js' },
  { from: 'node_modules/msw/lib/mockServiceWorker.js', at: 'mockServiceWorker.js' },
];

const FILES = [...SHOP_FILES, ...WORKER_FILES];

/** Serves these files in development and copies them into the build. */
export function siteFiles(project: string): Plugin {
  let outDir = '';
  let isStudio = false;
  let isRelease = false;
  return {
    name: 'selvedge:site-files',
    configResolved(config) {
      outDir = config.build.outDir;
      isStudio = config.mode === 'studio';
      isRelease = config.mode === 'production';
    },
    configureServer(server) {
      const texts = join(project, 'locales');
      server.watcher.add(texts);
      server.watcher.on('change', (file) => {
        if (file.startsWith(texts + sep)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        const send = ({ type, body }: { type: string; body: string | Buffer }) => {
          response.statusCode = 200; // Ladle's server defaults to 404
          response.setHeader('content-type', type);
          response.end(body);
        };
        const answer = answerTo(project, url);
        if (answer) return send(answer);
        const made = madeAt(project, url);
        if (!made) return next();
        made.then(send, next);
      });
    },
    async writeBundle() {
      for (const { from, at } of isStudio ? [] : isRelease ? SHOP_FILES : FILES) {
        const source = join(project, from);
        if (!existsSync(source)) continue;
        const target = join(outDir, at);
        mkdirSync(dirname(target), { recursive: true });
        cpSync(source, target, {
          recursive: true,
          filter: (file) => !/\.(?:part|md|sources\.json)$/.test(file),
        });
      }
      if (!isStudio) writeFileSync(join(outDir, PICTURES_VERSION_FILE), picturesVersion(project));
      if (!isStudio) await writeMadePictures(project, join(outDir, 'pictures'));
      for (const language of isStudio ? [] : languagesIn(project))
        writeFileSync(
          join(outDir, 'locales', language, 'start.json'),
          startTexts(project, language),
        );
      if (!isStudio && !isRelease) writePseudoTexts(outDir);
      if (!isStudio) appendFileSync(join(outDir, 'licences.txt'), dataLicences(project));
    },
  };
}

function languagesIn(project: string): string[] {
  return readdirSync(join(project, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Packages with data in the shop's files: holidays, and country outlines (Natural Earth). */
const DATA_PACKAGES = ['date-holidays', 'world-atlas'];

/** Licences of fonts and data; the bundler lists those of scripts only. */
function dataLicences(project: string): string {
  const scope = '@fontsource-variable';
  const fonts = readdirSync(join(project, 'node_modules', scope)).map((name) => `${scope}/${name}`);
  const texts = [...fonts, ...DATA_PACKAGES].map((name) => {
    const text = readFileSync(join(project, 'node_modules', name, 'LICENSE'), 'utf8').trim();
    return `\n## ${name}\n\n${text}\n`;
  });
  return texts.join('');
}

/** Returns the file at an address; `undefined` if there is none. */
export function answerTo(
  project: string,
  url: string,
): { type: string; body: string | Buffer } | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const start = /^\/locales\/(\w+)\/start\.json$/.exec(pathname)?.[1];
  if (start !== undefined && existsSync(join(project, 'locales', start)))
    return { type: typeOf('.json'), body: startTexts(project, start) };
  const pseudo = /^\/locales\/(\w+)\/(\w+)\.json$/.exec(pathname);
  if (pseudo?.[1] === PSEUDO) {
    const texts = pseudoFiles().get(pseudo[2] ?? '');
    return texts === undefined ? undefined : { type: typeOf('.json'), body: JSON.stringify(texts) };
  }
  const file = fileAt(project, pathname);
  return file
    ? { type: typeOf(extname(file)), body: readFileSync(file) }
    : readProviderFile(pathname);
}

/** Returns a generated picture by its address; `undefined` if there is none. */
export function madeAt(
  project: string,
  url: string,
): Promise<{ type: string; body: Buffer }> | undefined {
  const [, name = ''] =
    /^\/pictures\/([\w.-]+)$/.exec(new URL(url, 'http://localhost').pathname) ?? [];
  return madePicture(project, name)?.then((body) => ({ type: typeOf(extname(name)), body }));
}

function typeOf(extension: string): string {
  return MIME[extension] ?? 'application/octet-stream';
}

/** Texts that every page needs at the start, in one file. */
function startTexts(project: string, language: string): string {
  const texts = START_NAMESPACES.map((name): [string, unknown] => [
    name,
    JSON.parse(readFileSync(join(project, 'locales', language, `${name}.json`), 'utf8')),
  ]);
  return JSON.stringify(Object.fromEntries(texts));
}

/** Pseudo-localized texts by file name; a release has none. */
function pseudoFiles(): Map<string, unknown> {
  const files = namespacesOf('en').map((name): [string, unknown] => [
    name,
    pseudoTexts(readTexts('en', name)),
  ]);
  // Date patterns are not pseudo-localized: accents would become part of the pattern.
  const all = [...files, [FORMATS_NAMESPACE, readTexts('en', FORMATS_NAMESPACE)] as const];
  const start = all.filter(([name]) => START_NAMESPACES.includes(name));
  return new Map([...all, ['start', Object.fromEntries(start)]]);
}

function writePseudoTexts(outDir: string): void {
  const folder = join(outDir, 'locales', PSEUDO);
  mkdirSync(folder, { recursive: true });
  for (const [name, texts] of pseudoFiles())
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(texts));
}

function fileAt(project: string, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname).slice(1);
  for (const { from, at } of FILES) {
    if (path !== at && !path.startsWith(`${at}/`)) continue;
    const base = join(project, from);
    const file = normalize(join(base, path.slice(at.length)));
    const inside = file === base || file.startsWith(base + sep) || file === base + sep;
    if (inside && existsSync(file) && statSync(file).isFile()) return file;
  }
  return undefined;
}
