import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';

const FOLDERS = ['src', 'harness', 'tests', 'stories', 'fixtures', 'locales'];
const ROOTED = new RegExp(`^(?:${FOLDERS.join('|')})/`);
const FILE = /\.(?:tsx?|m?js|css|html|json|md)$/;

/** Every file and folder, from the project's own folder. */
const PATHS = [
  'README.md',
  'vite.config.ts',
  'package.json',
  ...FOLDERS,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ),
];

/** Paths in backticks: from one of the project's folders on, or at least a file's name. */
function pathsIn(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([\w.<>*/-]+)`/g)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => ROOTED.test(quoted) || (/^[\w<]/.test(quoted) && FILE.test(quoted)));
}

/** `<noun>` and `*` match any name. A path outside of the folders may be in any of these. */
function isThere(path: string): boolean {
  const names = path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replace(/<[^>]*>|\*+/g, '[^/]*');
  const pattern = new RegExp(`${ROOTED.test(path) ? '^' : '(?:^|/)'}${names}$`);
  return PATHS.some((each) => pattern.test(each));
}

it.each(PATHS.filter((path) => path.endsWith('.md')))('%s names files that exist', (document) => {
  const gone = pathsIn(readFileSync(inProject(document), 'utf8')).filter((path) => !isThere(path));
  expect(gone.join(', '), `${document} names what is not there: has it moved?`).toBe('');
});

it('recognizes a path, and if it exists', () => {
  const text = 'In `src/main.tsx` and `model.ts`, by `npm start`, at `/wishlist`: `cart/addItem`.';
  expect(pathsIn(text)).toEqual(['src/main.tsx', 'model.ts']);
  const there = [
    'src/main.tsx',
    'src/<domain>/api.ts',
    'lifecycle.ts',
    'src/ports/',
    'harness/cli',
  ];
  expect(there.filter((path) => !isThere(path))).toEqual([]);
  const gone = ['src/gone.tsx', 'src/<domain>/gone.ts', 'cycle.ts', 'src/port'];
  expect(gone.filter(isThere)).toEqual([]);
});

it.each(PATHS.filter((path) => path.endsWith('README.md')))('%s fits two screens', (document) => {
  const text = readFileSync(inProject(document), 'utf8');
  const isRoot = document === 'README.md';
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(isRoot ? 110 : 120);
  if (isRoot) expect(text.split(/\s+/).length).toBeLessThanOrEqual(1000);
});
