import { expect, it, vi } from 'vitest';
import { progressText, startProgress } from '#harness/cli/support/progress.mjs';

it.each([
  ['a first run', { elapsed: 12_000 }, 'Build: 12 s'],
  ['one like the last', { elapsed: 12_000, last: { ms: 30_000 } }, 'Build: 12 s, about 18 s left'],
  [
    'a longer one',
    { elapsed: 40_000, last: { ms: 30_000 } },
    'Build: 40 s, longer than last time (30 s)',
  ],
  [
    'the first of many items',
    { elapsed: 2000, total: 40, last: { ms: 10_000, total: 20 } },
    'Build: 0 of 40, 2 s, about 18 s left',
  ],
  [
    'counted items',
    { elapsed: 30_000, done: 10, total: 40 },
    'Build: 10 of 40, 30 s, about 1.5 min left',
  ],
])('shows the time left of %s', (_, state, text) => {
  expect(progressText('Build', state)).toBe(text);
});

function written(isTTY: boolean, seconds: number): string {
  vi.useFakeTimers();
  let text = '';
  const out = { isTTY, write: (more: string) => (text += more) };
  const progress = startProgress('never stored', { out });
  vi.advanceTimersByTime(seconds * 1000);
  progress.end(false);
  vi.useRealTimers();
  return text;
}

it('shows nothing of work that takes less than three seconds', () => {
  expect(written(true, 2) + written(false, 2)).toBe('');
});

it('rewrites one line on a terminal, and writes a line now and then elsewhere', () => {
  expect(written(true, 5)).toBe(
    ['3 s', '4 s', '5 s', ''].map((time) => `\r\x1b[2K${time && `never stored: ${time}`}`).join(''),
  );
  expect(written(false, 50)).toBe('never stored: 3 s\nnever stored: 13 s\nnever stored: 43 s\n');
});
