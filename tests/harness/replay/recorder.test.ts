import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recorderIn } from '#harness/replay/recorder.ts';
import { report } from '#harness/replay/report.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';

it.each([
  ['0.1.0+50734bcc1234', { version: '0.1.0', commit: '50734bcc1234', isDirty: false }],
  ['0.1.0+50734bcc1234.dirty', { version: '0.1.0', commit: '50734bcc1234', isDirty: true }],
  ['0.1.0+unknown', { version: '0.1.0', isDirty: false }],
  ['0.1.0+50734bcc1234.dirtier', { version: '0.1.0', isDirty: false }],
  ['test', { version: 'test', isDirty: false }],
  ['', { version: '', isDirty: false }],
])('reads the build of %s', (app, recorder) => {
  expect(recorderIn(app)).toEqual(recorder);
});

it('the replay’s header mentions uncommitted changes of the build, if any', () => {
  const trace = readTrace(readFileSync('fixtures/traces/contact/letter--sent.jsonl', 'utf8'));
  const verification = verifyAtHand(trace);
  const headOf = (app: string) =>
    report('letter', { ...verification, app }, 1000)
      .split('\n')
      .slice(0, 3);
  expect(headOf('0.1.0+50734bcc1234.dirty')).toEqual([
    'letter',
    '  build               0.1.0+50734bcc1234.dirty',
    '  recorded by a build with uncommitted changes: what its commit does may differ from it.',
  ]);
  expect(verification.app).toBe(trace.header.app);
  for (const app of ['0.1.0+50734bcc1234', 'test'])
    expect(headOf(app)[1]).toMatch(/^ {2}records {13}\d+$/);
});
