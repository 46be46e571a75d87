import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import shop from '../../vite.config.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Test files of this run, from the project's root, separated by line breaks. */
const files = (process.env['SELVEDGE_MUTATION_TESTS'] ?? '').split('\n').filter(Boolean);

/** Sorts test files by duration without a mutant, shortest first: the first failure ends a mutant's run. */
class ShortestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => this.msOf(one) - this.msOf(other)));
  }

  private msOf({ moduleId, project }: TestSpecification): number {
    const file = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    return this.ctx.cache.getFileTestResults(file)?.duration ?? 0;
  }
}

// One worker per file: modules with rules that run on load must load after the mutation.
export default defineConfig((env) => ({
  ...shop(env),
  root: here('../..'),
  test: {
    environment: 'node',
    include: files,
    setupFiles: here('./test-setup.ts'),
    restoreMocks: true,
    clearMocks: true,
    unstubGlobals: true,
    silent: true,
    sequence: { sequencer: ShortestFirst },
    testTimeout: 30_000,
  },
}));
