import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildInfo } from './harness/config/build-info.ts';
import { chunkFileName, codeSplitting, filesOfView } from './harness/config/chunks.ts';
import { customMedia } from './harness/config/custom-media.ts';
import { devDocuments } from './harness/config/dev-documents.ts';
import { modelReload } from './harness/config/model-reload.ts';
import { offlineWorker } from './harness/config/offline-worker.ts';
import { siteFiles } from './harness/config/site-files.ts';
import { entryFileName, studioInputs, studioPages } from './harness/config/studio-pages.ts';
import { testOptions } from './harness/config/test-options.ts';
import { unitPlaces } from './harness/config/unit-places.ts';

const project = fileURLToPath(new URL('.', import.meta.url));

// `vite build` makes the release. The demo is `--mode demo` and, beside it, `--mode studio`, which costs the shopper nothing.
export default defineConfig(({ mode }) => ({
  root: process.env['VITEST'] ? project : `${project}src`,
  envDir: false,
  publicDir: false,
  cacheDir: `${project}node_modules/.vite`,
  define: buildInfo(project, mode),
  plugins: [
    react(),
    modelReload(),
    customMedia(project),
    siteFiles(project),
    offlineWorker(project),
    studioPages(project),
    unitPlaces(project),
    devDocuments(project),
  ],
  resolve: { alias: [{ find: /^\/harness\//, replacement: `${project}harness/` }] },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // Component names are unique; a hash in every class name would not compress.
      cssModules: { pattern: '[name]-[local]' },
    },
  },
  server: { fs: { allow: [project] } },
  build: {
    outDir: `${project}dist`,
    emptyOutDir: mode !== 'studio',
    license: { fileName: mode === 'studio' ? 'studio/licences.txt' : 'licences.txt' },
    manifest: mode === 'studio' ? '.vite/studio-manifest.json' : true,
    // The content policy admits no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesOfView },
    rolldownOptions: {
      input: mode === 'studio' ? studioInputs(project) : { index: `${project}src/index.html` },
      output: {
        chunkFileNames: chunkFileName,
        entryFileNames: entryFileName,
        codeSplitting: codeSplitting(project),
      },
    },
  },
  ...(process.env['VITEST'] && { test: testOptions() }),
}));
