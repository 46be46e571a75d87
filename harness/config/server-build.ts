import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildInfo } from './build-info.ts';
import { customMedia } from './custom-media.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** What an edge platform is given as its main module. */
const EDGE = `import { createEdge } from './storefront.mjs';

export default createEdge();
`;

// The storefront's server: one module with all that it needs, for Node and for edge platforms alike.
export default defineConfig(({ mode }) => ({
  root: `${project}src`,
  envDir: false,
  publicDir: false,
  cacheDir: `${project}node_modules/.vite`,
  define: { ...buildInfo(project, mode), 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), customMedia(project), edgeModule()],
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
        : `${project}harness/server/release-storefront.ts`,
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      output: { entryFileNames: 'storefront.mjs', codeSplitting: false },
    },
  },
}));

function edgeModule(): Plugin {
  return {
    name: 'selvedge:edge-module',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'edge.mjs', source: EDGE });
    },
  };
}
