// @alone
// @long
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { inProject, PROJECT } from '#harness/cli/support/project.mjs';

const MINUTES = 60_000;
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt']);

/** Texts that only a build with the simulated backend contains. */
const OF_DEMO = [
  ...Object.values(DEMO_ACCOUNTS).flatMap(({ email, password }) => [email, password]),
  'mockServiceWorker',
];
/** A parameter of the demo. The release's server knows it: documents with it are personal. */
const PARAMETER_OF_DEMO = 'backend-rules';
/** Content hash in a file's name. */
const HASH = /-[\w-]{8}(?=\.)/;
/** Files that only a build with the simulated backend contains, without their hashes. */
const FILES_OF_DEMO =
  /^(?!locales\/|offline-worker[.-]).*(?:studio|worker|backend|scenario|world|qps)/i;
/** Texts that no build contains: local paths, and source maps, which contain such paths. */
const OF_NO_BUILD = [`${PROJECT}/`, `${homedir()}/`, 'sourceMappingURL=', 'sourcesContent'];

interface Built {
  /** Paths below the built folder. */
  files: string[];
  textOf(file: string): string;
  /** The given texts that a file contains, with the first such file. */
  found(texts: readonly string[]): string[];
}

/** Builds as in the README and opens the result. An up-to-date build is reused. */
function built(command: readonly string[], folder: string): Built {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', ...command], {
    cwd: PROJECT,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const root = inProject(folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(root, name)).isFile());
  const textOf = (name: string) => readFileSync(join(root, name), 'utf8');
  return {
    files,
    textOf,
    found(texts) {
      const all = files.filter((name) => TEXTS.has(extname(name)));
      return texts.flatMap((text) => {
        const file = all.find((name) => textOf(name).includes(text));
        return file === undefined ? [] : [`${text} in ${file}`];
      });
    },
  };
}

// Each build takes half a minute.
describe.runIf(IS_WHOLE)('the builds', () => {
  describe.each([
    ['npm run build', ['build']],
    ['npm start -- --release --build-only', ['start', '--', '--release', '--build-only']],
  ])('%s', (_, command) => {
    it(
      'contains the shop and its server, and nothing of the demo',
      { timeout: 5 * MINUTES },
      () => {
        const { files, found, textOf } = built(command, 'dist');
        expect(files).toEqual(
          expect.arrayContaining([
            'index.html',
            'licences.txt',
            'offline-worker.js',
            'shell.html',
            'locales/en/start.json',
            '.server/storefront.mjs',
            '.server/edge.mjs',
          ]),
        );
        const named = files.map((name) => name.replace(HASH, ''));
        expect(named.filter((name) => FILES_OF_DEMO.test(name) || name.endsWith('.map'))).toEqual(
          [],
        );
        expect(found([...OF_DEMO, ...OF_NO_BUILD])).toEqual([]);
        const scripts = files.filter((name) => name.endsWith('.js'));
        expect(scripts.filter((name) => textOf(name).includes(PARAMETER_OF_DEMO))).toEqual([]);
      },
    );
  });

  it(
    'the release names the licences of fonts, holidays and outlines',
    { timeout: 5 * MINUTES },
    () => {
      const { textOf } = built(['build'], 'dist');
      const licences = textOf('licences.txt');
      for (const name of [
        '@fontsource-variable/sofia-sans',
        'date-holidays',
        'world-atlas',
        'react',
      ])
        expect(licences).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
      expect(licences).toContain('CC BY-SA 3.0 Attributions');
      expect(licences).toContain('SIL Open Font License');
      expect(textOf('offline-worker-licences.txt')).toContain('## workbox-core');
    },
  );

  it(
    'npm start -- --build-only holds the shop with backend and studio',
    { timeout: 5 * MINUTES },
    () => {
      const { files, found } = built(['start', '--', '--build-only'], '.cache/demo');
      expect(files).toEqual(
        expect.arrayContaining([
          'index.html',
          'studio/index.html',
          'backend-worker.js',
          'mockServiceWorker.js',
          'locales/qps/start.json',
        ]),
      );
      expect(files.filter((name) => /\.map$|^offline-worker|^shell/.test(name))).toEqual([]);
      expect(found(OF_NO_BUILD)).toEqual([]);
    },
  );

  it('npm run stories:build contains the showroom', { timeout: 5 * MINUTES }, () => {
    const { files, found } = built(['stories:build'], '.cache/stories');
    expect(files).toEqual(expect.arrayContaining(['index.html', 'meta.json']));
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(found(OF_NO_BUILD)).toEqual([]);
  });
});
