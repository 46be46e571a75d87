import { expect, it } from 'vitest';
import { answerDataFile } from '#harness/collector/data-file.mjs';
import { DataFile } from '#src/experiments/decide.ts';

function answered(known?: string) {
  const seen = { status: 0, etag: '', body: '' };
  answerDataFile(known, {
    writeHead(status: number, headers: Record<string, string>) {
      seen.status = status;
      seen.etag = headers['etag'] ?? '';
    },
    end: (body?: Buffer) => void (seen.body = body?.toString() ?? ''),
  } as never);
  return seen;
}

it('EXP-01 the demo’s data file comes once, and not again while it is the same', () => {
  const first = answered();
  expect(first.status).toBe(200);
  expect(DataFile.is(JSON.parse(first.body))).toBe(true);
  expect(answered(first.etag)).toEqual({ status: 304, etag: first.etag, body: '' });
  expect(answered('"older"').status).toBe(200);
});
