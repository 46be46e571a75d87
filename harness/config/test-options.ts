import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';

/** Vitest: Node by default; a component test asks for `// @vitest-environment jsdom`. */
export const testOptions: NonNullable<ViteUserConfig['test']> = {
  environment: 'node',
  include: ['tests/**/*.test.{ts,tsx}'],
  setupFiles: [fileURLToPath(new URL('./test-setup.ts', import.meta.url))],
  // The ledger of requirements asks what a test needs, not only what its title says.
  includeTaskLocation: true,
  restoreMocks: true,
  clearMocks: true,
  testTimeout: 15_000,
};
