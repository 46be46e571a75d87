import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import shop from '../../vite.config.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Test files of this run, from the project's root, separated by line breaks. */
const files = (process.env['SELVEDGE_MUTATION_TESTS'] ?? '').split('\n').filter(Boolean);

// One project, and one worker for each file: a rule that runs when its module loads is mutated before that.
export default defineConfig((env) => ({
  ...shop(env),
  root: here('../..'),
  test: {
    environment: 'node',
    include: files,
    setupFiles: [here('./alone-setup.ts'), here('./test-setup.ts')],
    restoreMocks: true,
    clearMocks: true,
    silent: true,
    testTimeout: 30_000,
  },
}));
