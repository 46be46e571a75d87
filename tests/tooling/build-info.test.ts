import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commitOf } from '#harness/config/build-info.ts';

const project = mkdtempSync(join(tmpdir(), 'selvedge-build-'));
afterAll(() => rmSync(project, { recursive: true }));

function git(...args: string[]): string {
  const names = ['-c', 'user.name=Test', '-c', 'user.email=test@selvedge.example'];
  return execFileSync('git', [...names, ...args], { cwd: project, encoding: 'utf8' }).trim();
}

it('a build names its commit, and uncommitted changes', () => {
  expect(commitOf(join(project, 'nowhere'), false)).toBe('unknown');
  git('init', '-q');
  mkdirSync(join(project, 'src'));
  for (const name of ['src/app.ts', 'README.md', 'package.json'])
    writeFileSync(join(project, name), 'one');
  git('add', '.');
  git('commit', '-qm', 'One');
  const commit = git('rev-parse', '--short=12', 'HEAD');
  expect(commitOf(project, false)).toBe(commit);

  // The README is no source of the build.
  writeFileSync(join(project, 'README.md'), 'two');
  expect(commitOf(project, false)).toBe(commit);
  writeFileSync(join(project, 'src', 'new.ts'), 'two');
  expect(commitOf(project, false)).toBe(`${commit}.dirty`);
  expect(commitOf(project, true)).toBe(commit);
  git('add', '.');
  expect(commitOf(project, false)).toBe(`${commit}.dirty`);
});
