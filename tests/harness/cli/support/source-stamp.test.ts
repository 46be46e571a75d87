import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';
import { isSameStamp, sourceStamp } from '#harness/cli/support/source-stamp.mjs';

const NOBODY = 65_534;
/** Only root can start a process as another user, and not by a Node below its own folder. */
const canBeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { uid: NOBODY, gid: NOBODY }).status === 0;

/** Evaluates an expression over a module of the command line, as a user who does not own the project. */
function asNobody(module: string, expression: string): string {
  const url = pathToFileURL(inProject('harness/cli/support', module)).href;
  const source = `import * as it from ${JSON.stringify(url)};
    try { process.stdout.write(String(${expression})); } catch (error) { process.stdout.write(error.message); }`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', source],
    {
      uid: NOBODY,
      gid: NOBODY,
      cwd: tmpdir(),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    },
  );
  return stdout + stderr;
}

it.runIf(canBeNobody)('gives every user the same stamp of a clone', () => {
  expect(asNobody('source-stamp.mjs', "it.sourceStamp(['package.json'])")).toBe(
    sourceStamp(['package.json']),
  );
});

it.runIf(canBeNobody)('reports a folder that is not writable in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'owned-'));
  chmodSync(folder, 0o755);
  const told = asNobody(
    'build.mjs',
    `it.checkWritable(${JSON.stringify(join(folder, 'reports'))})`,
  );
  rmdirSync(folder);
  expect(told).toBe(`The folder ${join(folder, 'reports')} cannot be written (EACCES).`);
});

it('accepts a build with equal sources without a commit, as in an image', () => {
  expect(isSameStamp('abc\nsources', '\nsources')).toBe(true);
  expect(isSameStamp('abc\nsources', '\nother')).toBe(false);
  expect(isSameStamp('abc\nsources', 'def\nsources')).toBe(false);
});
