import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildInfo } from './build-info.ts';
import { customMedia } from './custom-media.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

// The storefront's server: one module with all that it needs, for Node and for edge platforms alike.
export default defineConfig(({ mode }) => ({
  root: `${project}src`,
  envDir: false,
  publicDir: false,
  cacheDir: `${project}node_modules/.vite`,
  define: { ...buildInfo(project, mode), 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), customMedia(project)],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: '[name]-[local]' },
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr:
      mode === 'demo'
        ? `${project}harness/server/demo-storefront.ts`
        : `${project}src/server/storefront.ts`,
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      output: { entryFileNames: 'storefront.mjs', codeSplitting: false },
    },
  },
}));
