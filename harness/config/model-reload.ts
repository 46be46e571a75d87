import type { Plugin } from 'vite';

/**
 * Loads the page anew when a model or a rule changes in development. React puts a changed component
 * in place of the old one; a model run a second time would declare its units twice.
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
