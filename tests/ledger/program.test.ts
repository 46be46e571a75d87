import { expect, it } from 'vitest';
import { readProgram } from '#harness/ledger/program.ts';

const model = readProgram(
  'model.ts',
  `import { sample } from 'effector';
import type { Line } from './line.ts';
import { detailsCall as call } from './api.ts';
export const detailsFx = callFx(call);
const lines: readonly Line[] = [];
sample({ clock: opened, target: detailsFx });
export function read({ key }: { key: typeof lines }) {
  return import('./late.ts').then((late) => late.part);
}
`,
);

it('reads what a file takes from others, and declares', () => {
  expect([...model.imported]).toEqual([
    ['sample', { from: 'effector', name: 'sample' }],
    ['call', { from: './api.ts', name: 'detailsCall' }],
  ]);
  expect(model.loads).toEqual(['effector', './api.ts']);
  expect([...model.exported.keys()]).toEqual(['detailsFx', 'read']);
});

it('reads what each declaration needs, without types and names of fields', () => {
  expect([...(model.declarations.get('detailsFx')?.names ?? [])]).toContain('call');
  expect(model.declarations.get('read')?.late).toEqual(['./late.ts']);
  expect([...model.effects.names]).toEqual(['sample', 'opened', 'detailsFx']);
  expect([...model.typed]).toEqual(['lines']);
  expect(model.parts.has('part')).toBe(true);
});

it('knows a call by its name', () => {
  const { declarations } = readProgram(
    'api.ts',
    `export const c = defineCall({ name: 'cart.c' });`,
  );
  expect(declarations.get('c')?.call).toBe('cart.c');
});

it('reads what a test needs: its own, and what the describes around it share', () => {
  const { tests } = readProgram(
    'x.test.ts',
    `describe.each(cases)('$name', () => {
  beforeAll(() => prepare());
  it('one', () => expect(first()).toBe(1));
  it.each(rows)('two', () => expect(second()).toBe(2));
});`,
  );
  expect(
    tests.map(({ names }) =>
      ['cases', 'prepare', 'first', 'rows', 'second'].filter((name) => names.has(name)),
    ),
  ).toEqual([
    ['cases', 'prepare', 'first'],
    ['cases', 'prepare', 'rows', 'second'],
  ]);
});
