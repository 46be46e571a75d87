import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildInfo } from './build-info.ts';
import { customMedia } from './custom-media.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

const EDGE = `import { createEdge } from './storefront.mjs';

export default createEdge();
`;

// The storefront's server as one self-contained module, for Node and edge platforms.
export default defineConfig(({ mode }) => ({
  root: `${project}src`,
  envDir: false,
  publicDir: false,
  cacheDir: `${project}node_modules/.vite`,
  define: { ...buildInfo(project, mode), 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), customMedia(project), filesByName(), edgeModule()],
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

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

/** Scripts and styles of each view and lazy module, from the manifest of the site's build. */
function filesByName(): Plugin {
  return {
    name: 'selvedge:files-by-name',
    config({ build, root = '' }) {
      const manifest = resolve(root, build?.outDir ?? '', '..', '.vite', 'manifest.json');
      if (!existsSync(manifest)) return undefined;
      const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
      const named = Object.entries(chunks).filter(([, { file }]) => file.endsWith('.js'));
      const entry = named.find(([, { name }]) => name === 'shop')?.[0] ?? '';
      const files = named.map(([key, { name }]) => [
        name,
        [...filesOf(chunks, key)].filter((file) => !filesOf(chunks, entry).has(file)),
      ]);
      return { define: { __FILES_BY_NAME__: JSON.stringify(Object.fromEntries(files)) } };
    },
  };
}

/** Files of a chunk and its imports; styles in import order. */
function filesOf(chunks: Record<string, Chunk>, key: string, seen = new Set<string>()) {
  const { file = '', imports = [], css = [] } = chunks[key] ?? {};
  if (seen.has(`/${file}`)) return seen;
  seen.add(`/${file}`);
  for (const each of imports) filesOf(chunks, each, seen);
  for (const sheet of css) seen.add(`/${sheet}`);
  return seen;
}

function edgeModule(): Plugin {
  return {
    name: 'selvedge:edge-module',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'edge.mjs', source: EDGE });
    },
  };
}
