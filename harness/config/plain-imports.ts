import type { Plugin } from 'vite';

/**
 * Leaves the shop's dynamic imports as they are. Its styles are one file and no module is preloaded,
 * so the helper that Vite calls around each of them has nothing to do but to be loaded.
 */
export function plainImports(): Plugin {
  return {
    name: 'selvedge:plain-imports',
    enforce: 'pre',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'studio',
    configResolved({ build: { cssCodeSplit, modulePreload } }) {
      if (cssCodeSplit || modulePreload)
        throw new Error('Dynamic imports that bring styles or preloads need the helper of Vite');
    },
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
