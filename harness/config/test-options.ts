import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** These load the model anew, in part, or put something else in a module's place. */
const ALONE = [
  'tests/app/parts.test.ts',
  'tests/harness/replay/late-parts.test.ts',
  'tests/tooling/provider-page.test.ts',
  'tests/tooling/stories-complete.test.tsx',
];

/** They take longest, so that they come first. */
const LONGEST = /stories-complete|scenarios\/scenarios|simulate\/command|import-order/;

/**
 * Files of one kind after each other: a process takes the next file as it is only where that is of
 * the same project and environment.
 */
class ByKind implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  const isOfDom = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
  return (project.name === 'alone' ? 0 : 4) + (isOfDom ? 2 : 0) + (LONGEST.test(moduleId) ? 0 : 1);
}

/** Vitest: Node by default; a component test asks for `// @vitest-environment jsdom`. */
export const testOptions: NonNullable<ViteUserConfig['test']> = {
  environment: 'node',
  // The ledger of requirements asks what a test needs, not only what its title says.
  includeTaskLocation: true,
  setupFiles: [here('./test-setup.ts')],
  restoreMocks: true,
  clearMocks: true,
  testTimeout: 30_000,
  // Vitest would leave one processor to itself.
  maxWorkers: '100%',
  sequence: { sequencer: ByKind },
  projects: [
    { extends: true, test: { name: 'alone', include: ALONE } },
    {
      extends: true,
      test: {
        name: 'together',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ALONE,
        isolate: false,
        setupFiles: [here('./whole-model-setup.ts')],
      },
    },
  ],
};
