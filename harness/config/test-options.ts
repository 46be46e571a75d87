import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The first line of a file that has a process of its own: it has a document, or knows the model in part. */
const ALONE = /^\/\/ @(?:alone|vitest-environment jsdom)\n/;

/** They take longest, so that they come first. */
const LONGEST = /stories-complete|scenarios\/scenarios|simulate\/command|import-order/;

function testFiles(): string[] {
  return readdirSync(here('../../tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`);
}

function isAlone(file: string): boolean {
  return ALONE.test(readFileSync(here(`../../${file}`), 'utf8'));
}

class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  // A process takes the next file only where that is of the same project.
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  return (project.name === 'alone' ? 0 : 2) + (LONGEST.test(moduleId) ? 0 : 1);
}

/** Vitest: Node by default; a component test asks for `// @vitest-environment jsdom`. */
export function testOptions(): NonNullable<ViteUserConfig['test']> {
  const files = testFiles();
  return {
    environment: 'node',
    // The ledger of requirements asks what a test needs, not only what its title says.
    includeTaskLocation: true,
    setupFiles: [here('./test-setup.ts')],
    restoreMocks: true,
    clearMocks: true,
    silent: 'passed-only',
    testTimeout: 30_000,
    // What is built runs as it is.
    server: { deps: { external: [/\/\.server\//] } },
    // Vitest would leave one processor to itself.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: files.filter(isAlone) } },
      {
        extends: true,
        test: {
          name: 'together',
          include: files.filter((file) => !isAlone(file)),
          isolate: false,
          setupFiles: [here('./together-setup.ts')],
        },
      },
    ],
  };
}
