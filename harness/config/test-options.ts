import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The first lines of a file that has a process of its own: it knows the model in part. */
const ALONE = /^(?:\/\/ @vitest-environment jsdom\n)?\/\/ @alone\n/;

/** The first line of a file whose tests have a document. */
const WITH_DOCUMENT = /^\/\/ @vitest-environment jsdom\n/;

/** Among the first lines of a file that takes some ten seconds or more, and therefore comes first. */
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

  // A process takes the next file only where that is of the same project.
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  const isLong = LONG.test(readFileSync(moduleId, 'utf8'));
  return PROJECTS.indexOf(project.name as ProjectName) * 2 + (isLong ? 0 : 1);
}

/** What each test file begins with. */
const SETUP = here('./test-setup.ts');

/** A project whose files share their processes, and with them the modules. */
const SHARED = { isolate: false, setupFiles: [here('./together-setup.ts'), SETUP] };

/** Vitest: Node by default; a component test asks for `// @vitest-environment jsdom`. */
export function testOptions(): NonNullable<ViteUserConfig['test']> {
  const files = testFiles();
  const filesOf = (name: ProjectName) => files.filter((file) => projectOf(file) === name);
  return {
    environment: 'node',
    // `npm run check -- requirements` reads the test at its line.
    includeTaskLocation: true,
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
      {
        extends: true,
        test: {
          name: 'alone',
          setupFiles: [here('./alone-setup.ts'), SETUP],
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
