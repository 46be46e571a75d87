import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { buildInfo } from '../build-info.ts';
import { customMedia } from '../custom-media.ts';
import { siteFiles } from '../site-files.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

export default defineConfig({
  publicDir: false,
  envDir: project,
  cacheDir: `${project}node_modules/.vite-ladle`,
  define: buildInfo(project, 'stories'),
  plugins: [
    // Overrides the plugin that reads TypeScript paths, which are for types only.
    { name: 'vite:tsconfig-paths' },
    customMedia(project),
    siteFiles(project),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  server: { fs: { allow: [project] } },
});
