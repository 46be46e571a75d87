import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildInfo } from './harness/config/build-info.ts';
import { chunkOf } from './harness/config/chunks.ts';
import { customMedia } from './harness/config/custom-media.ts';
import { leanI18next } from './harness/config/lean-i18next.ts';
import { leanMsw } from './harness/config/lean-msw.ts';
import { leanReact } from './harness/config/lean-react.ts';
import { leanRouter } from './harness/config/lean-router.ts';
import { plainImports } from './harness/config/plain-imports.ts';
import { pureCalls } from './harness/config/pure-calls.ts';
import { siteFiles } from './harness/config/site-files.ts';
import { pureStructs } from './harness/config/pure-structs.ts';
import { stripStructs } from './harness/config/strip-structs.ts';
import { studioPages, studioInputs } from './harness/config/studio-pages.ts';
import { testOptions } from './harness/config/test-options.ts';

const project = fileURLToPath(new URL('.', import.meta.url));

// What the embedded backend never uses of MSW is dead weight.
const stubs = Object.entries({
  'cookie-store': /^\.+(?:\/\w+)*\/cookieStore\.mjs$/,
  'headers-polyfill': /^headers-polyfill$/,
  interceptors: /^@mswjs\/interceptors(?:\/WebSocket)?$/,
  statuses: /^(?:\.\.\/)+shims\/statuses\.mjs$/,
}).map(([name, find]) => ({ find, replacement: `${project}harness/backend/stubs/${name}.ts` }));

// React Router's package gives bundlers its development build, warnings and all.
const routerBuild = {
  find: /^react-router$/,
  replacement: `${project}node_modules/react-router/dist/production/index.mjs`,
};

const storeShim = {
  find: /^use-sync-external-store\/shim\/(?:index|with-selector)\.js$/,
  replacement: `${project}harness/config/use-sync-external-store.ts`,
};

// Two builds, so that the studio costs the shopper nothing: `vite build`, then `vite build --mode studio`.
export default defineConfig(({ mode }) => ({
  root: process.env['VITEST'] ? project : `${project}src`,
  envDir: false,
  publicDir: false,
  cacheDir: `${project}node_modules/.vite`,
  define: buildInfo(project),
  plugins: [
    react(),
    customMedia(project),
    siteFiles(project),
    studioPages(project),
    plainImports(),
    pureCalls(),
    leanI18next(),
    leanMsw(),
    leanReact(),
    leanRouter(),
    stripStructs(project),
    pureStructs(),
  ],
  resolve: {
    alias: [
      ...stubs,
      routerBuild,
      storeShim,
      { find: /^\/harness\//, replacement: `${project}harness/` },
    ],
  },
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
    manifest: mode === 'studio' ? '.vite/studio-manifest.json' : true,
    cssCodeSplit: mode === 'studio',
    // The content policy admits no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: mode === 'studio' ? studioInputs(project) : { index: `${project}src/index.html` },
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/harness/backend/'))
            ? 'assets/backend-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'world', test: /\/fixtures\/(?!map\/).*\.json$/ },
            { name: chunkOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: testOptions,
}));
