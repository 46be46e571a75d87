import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesOfDiff } from '#harness/trace-coverage/changed-lines.ts';
import { fewest } from '#harness/trace-coverage/choose.ts';
import { linesThatRan } from '#harness/trace-coverage/watch-lines.ts';

const WATCHED = `
import { watchLines } from '#harness/trace-coverage/watch-lines.ts';
const watch = watchLines();
const { printable } = await import('#src/kernel/printable.ts');
const { canonicalJson } = await import('#src/kernel/json.ts');
watch.take();
printable('some');
process.stdout.write(JSON.stringify({
  ran: [...watch.take()].filter(([, lines]) => lines.length > 0),
  can: [...watch.runnable().keys()],
}));
`;

describe('npm run trace -- coverage', () => {
  it('reads the new lines of a diff, in source files with code', () => {
    const diff = [
      'diff --git a/src/a.ts b/src/a.ts',
      '--- a/src/a.ts',
      '+++ b/src/a.ts',
      '@@ -1,2 +3 @@ function a()',
      '@@ -9,0 +12,3 @@',
      '@@ -20,2 +30,0 @@',
      '+++ b/src/a.module.css',
      '@@ -1 +1 @@',
    ].join('\n');
    expect([...linesOfDiff(diff)]).toEqual([['src/a.ts', [3, 12, 13, 14]]]);
  });

  it('excludes a branch that did not run in a function that ran', () => {
    const points = [0, 10, 20, 30].map((offset, at) => ({ offset, line: at + 1 }));
    const ranges = [
      { startOffset: 0, endOffset: 40, count: 0 },
      { startOffset: 10, endOffset: 40, count: 2 },
      { startOffset: 20, endOffset: 30, count: 0 },
    ];
    expect(linesThatRan(points, [{ ranges }])).toEqual([2, 4]);
  });

  it('chooses the fewest traces that run all lines', () => {
    const traces = [
      { file: 'one', lines: ['a', 'b'] },
      { file: 'most', lines: ['b', 'c', 'd'] },
      { file: 'none', lines: [] },
      { file: 'same', lines: ['c', 'd'] },
    ];
    expect(fewest(traces)).toEqual([
      { file: 'most', adds: 3 },
      { file: 'one', adds: 1 },
    ]);
  });

  it('measures the lines that run, with V8’s counters', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', WATCHED],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const { ran, can } = JSON.parse(stdout) as { ran: [string, number[]][]; can: string[] };
    expect(ran.map(([file]) => file)).toEqual(['src/kernel/printable.ts']);
    expect(can).toContain('src/kernel/json.ts');
    const lines = readFileSync('src/kernel/printable.ts', 'utf8').split('\n');
    expect(ran[0]?.[1].map((line) => lines[line - 1]).join()).toContain('return text.replace');
  });
});
