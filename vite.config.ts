import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildInfo } from './harness/config/build-info.ts';
import { customMedia } from './harness/config/custom-media.ts';
import { siteFiles } from './harness/config/site-files.ts';
import { studioPages, studioInputs } from './harness/config/studio-pages.ts';
import { testOptions } from './harness/config/test-options.ts';

const project = fileURLToPath(new URL('.', import.meta.url));
const stub = (name: string) => `${project}harness/backend/stubs/${name}.ts`;

// In the browser the platform keeps cookies; MSW's copy of the public suffix list is dead weight.
const stubbed = ['tldts', 'tough-cookie']
  .filter((name) => existsSync(stub(name)))
  .map((name) => ({ find: new RegExp(`^${name}$`), replacement: stub(name) }));

// React Router's package gives bundlers its development build, warnings and all.
const routerBuild = {
  find: /^react-router$/,
  replacement: `${project}node_modules/react-router/dist/production/index.mjs`,
};

// One file compresses better than many: the model and the libraries that every page needs.
const shopModules =
  /\/node_modules\/(?:react|react-dom|react-i18next|react-router|react-router-dom|scheduler|effector|effector-react|i18next|idb|superstruct|use-sync-external-store)\/|\/src\/(?!.*-page)[^?]*\.ts$/;

export default defineConfig({
  root: process.env['VITEST'] ? project : `${project}src`,
  envDir: false,
  publicDir: false,
  cacheDir: `${project}node_modules/.vite`,
  define: buildInfo(project),
  plugins: [react(), customMedia(project), siteFiles(project), studioPages(project)],
  resolve: {
    alias: [...stubbed, routerBuild, { find: /^\/harness\//, replacement: `${project}harness/` }],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: '[name]-[hash]-[local]' },
    },
  },
  server: { fs: { allow: [project] } },
  build: {
    outDir: `${project}dist`,
    emptyOutDir: true,
    manifest: true,
    // The content policy admits no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${project}src/index.html`, ...studioInputs(project) },
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/harness/backend/'))
            ? 'assets/backend-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'world', test: /\/fixtures\/.*\.json$/ },
            { name: 'shop', test: shopModules },
          ],
        },
      },
    },
  },
  test: testOptions,
});
