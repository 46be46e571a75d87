import type { Plugin } from 'vite';

/**
 * Reloads the page when a model or rule changes in development. Components hot-reload; a model that reruns would
 * declare its units twice.
 */
export function modelReload(): Plugin {
  return {
    name: 'selvedge:model-reload',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || !file.endsWith('.ts')) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
