import type { ViteUserConfig } from 'vitest/config';

/** Vitest: Node by default; a component test asks for `// @vitest-environment jsdom`. */
export const testOptions: NonNullable<ViteUserConfig['test']> = {
  environment: 'node',
  include: ['tests/**/*.test.{ts,tsx}'],
  setupFiles: ['harness/config/test-setup.ts'],
  restoreMocks: true,
  clearMocks: true,
  testTimeout: 15_000,
};
