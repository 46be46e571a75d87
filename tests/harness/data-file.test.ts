import { expect, it } from 'vitest';
import { answerDataFile } from '#harness/collector/data-file.mjs';
import { DataFile } from '#src/experiments/decide.ts';

async function answered(known?: string) {
  const answer = answerDataFile(known);
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    body: await answer.text(),
  };
}

it('EXP-01 sends the demo’s data file once, and again only after a change', async () => {
  const first = await answered();
  expect(first.status).toBe(200);
  expect(DataFile.is(JSON.parse(first.body))).toBe(true);
  expect(await answered(first.etag)).toEqual({ status: 304, etag: first.etag, body: '' });
  expect((await answered('"older"')).status).toBe(200);
});
