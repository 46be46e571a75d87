import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Marks a test file with its own process: it mocks modules, or declares or counts units. */
const ALONE = /^(?:\/\/ @vitest-environment jsdom\n)?\/\/ @alone\n/;

/** Marks a test file whose ports answer a part of the model only. Other models may write to the console. */
export const IN_PART = /^(?:\/\/ @vitest-environment jsdom\n)?\/\/ @(?:partial|alone)\n/;

/** Marks a test file that needs a DOM. */
const WITH_DOCUMENT = /^\/\/ @vitest-environment jsdom\n/;

/** Marks a test file of about ten seconds or more; these run first. */
const LONG = /^(?:\/\/ @.+\n)*\/\/ @long\n/;

function testFiles(): string[] {
  return readdirSync(here('../../tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`);
}

const PROJECTS = ['alone', 'components', 'together'] as const;
type ProjectName = (typeof PROJECTS)[number];

const textOf = (file: string) => readFileSync(here(`../../${file}`), 'utf8');

function projectOf(file: string): ProjectName {
  const text = textOf(file);
  if (ALONE.test(text)) return 'alone';
  return WITH_DOCUMENT.test(text) ? 'components' : 'together';
}

class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  // A process takes the next file only from the same project.
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  const isLong = LONG.test(readFileSync(moduleId, 'utf8'));
  return PROJECTS.indexOf(project.name as ProjectName) * 2 + (isLong ? 0 : 1);
}

const SETUP = here('./test-setup.ts');

/** Projects whose files share processes, and with these the modules. */
const SHARED = {
  isolate: false,
  runner: here('./settled-runner.ts'),
  setupFiles: [here('./together-setup.ts'), SETUP],
};

/** Vitest options: Node by default; component tests request `// @vitest-environment jsdom`. */
export function testOptions(): NonNullable<ViteUserConfig['test']> {
  const files = testFiles();
  const filesOf = (name: ProjectName) => files.filter((file) => projectOf(file) === name);
  return {
    environment: 'node',
    // `npm run check -- requirements` reads the test at its line.
    includeTaskLocation: true,
    restoreMocks: true,
    clearMocks: true,
    unstubGlobals: true,
    silent: 'passed-only',
    testTimeout: 30_000,
    // Built files run untransformed.
    server: { deps: { external: [/\/\.server\//] } },
    // Vitest would leave one processor idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          setupFiles: SETUP,
          include: filesOf('alone'),
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'components',
          environment: 'jsdom',
          include: filesOf('components'),
        },
      },
      { extends: true, test: { ...SHARED, name: 'together', include: filesOf('together') } },
    ],
  };
}
