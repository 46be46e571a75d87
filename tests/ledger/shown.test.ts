import { expect, it } from 'vitest';
import { readLedger } from '#harness/ledger/ids.ts';
import { shownBy } from '#harness/ledger/shown.ts';

const ledger = readLedger(`- **STK-01** a
- **STK-02** b
- **STK-03** c
- **STK-04** d
- **OPN-01** e

## Carried

- **STK-04** is carried: no view has it.
`);
const file = 'tests/stock/stock.test.ts';

it("counts ids in passed tests' titles, ranges in full; open points and carried ids need no test", () => {
  const tests = [
    { title: 'STK-01…02 OPN-01 counts', file, outcome: 'passed' },
    { title: 'STK-01 counts again', file, outcome: 'passed' },
  ] as const;
  const { shown, missing } = shownBy(tests, ledger);
  expect([...shown]).toEqual([
    ['STK-01', [...tests]],
    ['STK-02', [tests[0]]],
  ]);
  expect(missing).toEqual(['STK-03']);
});

it.each([
  ['failed', file, 'failed'],
  ['was skipped', file, 'skipped'],
  ['is of the simulated backend', 'tests/harness/backend/stock.test.ts', 'passed'],
  ['is a journey of the studio', 'tests/journeys/studio.spec.ts', 'passed'],
  ['is a journey of the showroom', 'tests/journeys/stories-walk.spec.ts', 'passed'],
] as const)('a test that %s shows nothing', (_why, where, outcome) => {
  const { missing } = shownBy([{ title: 'STK-03 counts', file: where, outcome }], ledger);
  expect(missing).toContain('STK-03');
});
