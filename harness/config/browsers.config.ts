import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The journeys in Firefox and WebKit (`npm run verify -- --only browsers`). */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/browsers/*.e2e.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One retry for a busy machine.
    retry: 1,
  },
});
