import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';

interface Chunk {
  file: string;
  name?: string;
}

const OWN_FILE = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;

/** Builds the release's service worker and the shell that it stores; the demo has neither. */
export function offlineWorker(project: string): Plugin {
  let outDir = '';
  let isRelease = false;
  return {
    name: 'selvedge:offline-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
      isRelease = config.mode === 'production' && !config.build.ssr;
    },
    async closeBundle() {
      if (!isRelease) return;
      const shell = readFileSync(join(outDir, 'index.html'), 'utf8');
      copyFileSync(join(outDir, 'index.html'), join(outDir, 'shell.html'));
      await build({
        configFile: false,
        root: join(project, 'src'),
        publicDir: false,
        logLevel: 'warn',
        define: {
          'process.env.NODE_ENV': '"production"',
          __SHELL_FILES__: JSON.stringify([...filesIn(shell), ...lateFiles(outDir)]),
          __SHELL_VERSION__: JSON.stringify(digestOf(shell)),
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          license: { fileName: 'offline-worker-licences.txt' },
          rolldownOptions: {
            input: join(project, 'src', 'worker', 'offline-worker.ts'),
            output: { format: 'iife', entryFileNames: 'offline-worker.js' },
          },
        },
      });
    },
  };
}

/** Script that every page loads after its start. */
function lateFiles(outDir: string): string[] {
  const manifest = readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8');
  const chunks = Object.values(JSON.parse(manifest) as Record<string, Chunk>);
  return chunks.filter(({ name }) => name === 'late').map(({ file }) => `/${file}`);
}

/** Scripts and styles that a document names. */
export function filesIn(html: string): string[] {
  return [...new Set([...html.matchAll(OWN_FILE)].map(([, file = '']) => file))];
}

/** The worker differs for each shell, so that a browser installs it again. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
