import { expect, it } from 'vitest';
import { MOST_BYTES } from '#src/commerce/limits.ts';
import { fileProblem, refusalOfUpload } from '#src/forms/attachment.ts';
import { formProblems } from '#src/forms/rules.ts';

const file = (name: string, size = 10) => ({ name, size });

it('ATT-03 a file has 20 MB at most', () => {
  expect(MOST_BYTES).toBe(20 * 1024 * 1024);
  expect(fileProblem([file('a.png', MOST_BYTES)])).toBeNull();
  expect(fileProblem([file('a.png', MOST_BYTES + 1)])).toBe('tooLarge');
});

it('ATT-04 accepts five formats, in any case', () => {
  const names = ['a.png', 'a.jpg', 'a.jpeg', 'a.bmp', 'a.pdf', 'A.B.PDF'];
  expect(names.map((name) => fileProblem([file(name)]))).toEqual(names.map(() => null));
  const others = ['a.gif', 'a.svg', 'a.html', 'setup.exe', 'a.png.exe', 'png', '.png ', 'a.'];
  expect(others.map((name) => fileProblem([file(name)]))).toEqual(others.map(() => 'format'));
});

it('ATT-05 refuses an empty file, and forty at once', () => {
  expect(fileProblem([file('a.png', 0)])).toBe('empty');
  expect(fileProblem(Array.from({ length: 40 }, () => file('a.png')))).toBe('tooMany');
});

it('ATT-05 reports the shop’s refusal, and whether a retry may help', () => {
  const refusedWith = (status: number, errorKey?: string) =>
    refusalOfUpload({
      kind: 'http',
      status,
      errors: errorKey === undefined ? [] : [{ errorKey, errorParameters: [] }],
    });
  expect(refusedWith(400, '_ERR_FILE_TYPE')).toEqual({ reason: 'content', canRetry: false });
  expect(refusedWith(413)).toEqual({ reason: 'tooLarge', canRetry: false });
  expect(refusedWith(413, '_ERR_FILE_TOO_LARGE')).toEqual({ reason: 'tooLarge', canRetry: false });
  expect(refusedWith(400, '_ERR_FILE_EMPTY')).toEqual({ reason: 'empty', canRetry: false });
  expect(refusedWith(500)).toEqual({ reason: 'failed', canRetry: true });
  expect(refusalOfUpload({ kind: 'network' })).toEqual({ reason: 'unreachable', canRetry: true });
  expect(refusalOfUpload({ kind: 'throttled', status: 429, seconds: 60, errors: [] })).toEqual({
    reason: 'throttled',
    canRetry: true,
  });
});

it('ATT-06 a form waits for an upload, and is blocked by a refused file', () => {
  const fields = [{ name: 'file', component: 'attachment', validate: true } as const];
  const rules = (value: string) => formProblems(fields, { file: value })['file']?.[0]?.rule;
  expect(['', 'F1', 'pending', 'refused'].map(rules)).toEqual([
    undefined,
    undefined,
    'pending',
    'refused',
  ]);
});
