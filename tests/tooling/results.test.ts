import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';
import { testsOfPlaywright, testsOfVitest } from '#harness/cli/support/results.mjs';

it('counts each test of a Vitest run, and a file that did not load as one that failed', () => {
  const report = {
    testResults: [
      {
        name: inProject('tests/stock/stock.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'STK-03 holds', status: 'passed' },
          { fullName: 'STK-04 holds', status: 'failed', failureMessages: ['no'] },
          { fullName: 'STK-05 later', status: 'todo' },
        ],
      },
      {
        name: inProject('tests/broken.test.ts'),
        status: 'failed',
        message: 'bad',
        assertionResults: [],
      },
    ],
  };
  expect(testsOfVitest(report).map(({ file, title, outcome }) => [file, title, outcome])).toEqual([
    ['tests/stock/stock.test.ts', 'STK-03 holds', 'passed'],
    ['tests/stock/stock.test.ts', 'STK-04 holds', 'failed'],
    ['tests/stock/stock.test.ts', 'STK-05 later', 'skipped'],
    ['tests/broken.test.ts', 'the file loads', 'failed'],
  ]);
});

it('counts each journey, those inside a describe too, and a suite that did not load', () => {
  const journey = (title: string, status: string) => ({
    title,
    file: 'shop.spec.ts',
    tests: [{ status, results: [{ errors: status === 'unexpected' ? [{ message: 'no' }] : [] }] }],
  });
  const report = {
    errors: [{ message: 'bad', location: { file: inProject('tests/journeys/x.spec.ts') } }],
    suites: [
      {
        title: 'shop.spec.ts',
        file: 'shop.spec.ts',
        specs: [journey('RTE-18 opens', 'expected')],
        suites: [{ title: 'bag', file: 'shop.spec.ts', specs: [journey('fills', 'unexpected')] }],
      },
    ],
  };
  expect(testsOfPlaywright(report).map(({ title, outcome }) => [title, outcome])).toEqual([
    ['the journeys load', 'failed'],
    ['RTE-18 opens', 'passed'],
    ['bag fills', 'failed'],
  ]);
});

it('a runner that wrote nothing ran no tests', () => {
  expect(testsOfVitest(undefined)).toEqual([]);
  expect(testsOfPlaywright(undefined)).toEqual([]);
});
