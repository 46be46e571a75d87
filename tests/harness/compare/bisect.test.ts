// @long
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareAgainst, exitCodeOfBuilds } from '#harness/compare/against.ts';
import { bisect } from '#harness/compare/bisect.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-bisect-'));
const repository = join(folder, 'made');
const trace = join(folder, 'trace.jsonl');
let start = '';
let broken = '';
let planted = '';

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.test'];
  return execFileSync('git', [...who, ...args], { cwd: repository, encoding: 'utf8' }).trim();
}

/** Commits a minimal shop: its model is a number, and a trace is the number at its recording. */
function commit(title: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', title);
  return git('rev-parse', 'HEAD');
}

const MODEL = 'src/app/whole-model.ts';
const SHOP = {
  '.gitignore': 'node_modules\n.cache\n',
  'package.json': '{"type":"module"}',
  [MODEL]: 'export const answer: number = 42;',
  'harness/cli/replay.ts': `
import { readFileSync, writeFileSync } from 'node:fs';
import { answer } from '../../src/app/whole-model.ts';
const [file = '', , json = '', ask] = process.argv.slice(2);
const result = Number(readFileSync(file, 'utf8')) === answer ? 'verified' : 'diverged';
const content = { answer };
const steps = [{
  line: 2, cause: 'made/input', facts: [{ name: 'made/answered', content }], calls: [], requests: [],
  stores: { 'made/store': { held: answer, same: 1 } },
}];
writeFileSync(json, JSON.stringify({ files: [{ file, result, cause: '', line: 2, ...(ask && { steps }) }] }));`,
};

beforeAll(() => {
  mkdirSync(repository);
  git('init', '-q', '-b', 'main');
  writeFileSync(trace, '42');
  start = commit('Begin', SHOP);
  commit('Say nothing new', { 'notes.txt': 'one' });
  commit('Count on', { 'notes.txt': 'two' });
  planted = commit('Answer otherwise', { [MODEL]: 'export const answer: number = 41;' });
  broken = commit('Break the build', { [MODEL]: 'export const answer: number = ;' });
  commit('Mend the build', { [MODEL]: 'export const answer: number = 41;' });
  commit('Say the end', { 'notes.txt': 'three' });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run trace -- bisect', () => {
  it('finds the commit, and skips commits that do not build', async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const found = await bisect({ repository, file: trace, good: start, say });
    expect(found).toMatchObject({ good: 'verified', bad: 'diverged', commits: [planted] });
    expect(found.description).toContain('Answer otherwise');
    expect(found.description).toContain(MODEL);
    expect(said[0]).toBe(`${start}: verified, HEAD: diverged`);
    expect(git('worktree', 'list')).not.toContain('borrowed');
  }, 120_000);

  it('names all candidates, if those between do not build', async () => {
    git('checkout', '-q', '-b', 'side', start);
    const first = commit('Break it first', { [MODEL]: 'export const answer: number = ;' });
    const second = commit('Answer again otherwise', {
      [MODEL]: 'export const answer: number = 1;',
    });
    const found = await bisect({ repository, file: trace, good: start, bad: 'side' });
    expect(found.commits.toSorted()).toEqual([first, second].toSorted());
  }, 120_000);

  it('reports why it cannot begin', async () => {
    const search = (good: string, bad = 'main') => bisect({ repository, file: trace, good, bad });
    await expect(search('no-such')).rejects.toThrow('There is no commit no-such here.');
    await expect(search('main', start)).rejects.toThrow(/is no ancestor of/);
    await expect(search(start, `${planted}~1`)).rejects.toThrow(/there is nothing to find/);
    await expect(search(start, broken)).rejects.toThrow(/does not build/);
  }, 120_000);

  it('explains what to do in a shallow clone', async () => {
    const shallow = join(folder, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, shallow]);
    await expect(bisect({ repository: shallow, file: trace, good: start })).rejects.toThrow(
      /This clone is shallow: `git fetch --unshallow`/,
    );
  });
});

describe('npm run replay -- --against', () => {
  it('prints facts with their payloads, and the changed paths of stores', async () => {
    git('checkout', '-q', 'main');
    const [compared] = await compareAgainst(start, [trace], repository);
    expect(compared).toMatchObject({ before: 'verified', after: 'diverged' });
    expect(compared?.differences).toEqual([
      {
        line: 2,
        cause: 'made/input',
        facts: {
          before: [{ name: 'made/answered', content: { answer: 42 } }],
          after: [{ name: 'made/answered', content: { answer: 41 } }],
        },
        calls: { before: [], after: [] },
        requests: [],
        stores: [{ store: 'made/store', path: 'held', before: 42, after: 41 }],
      },
    ]);
    expect(exitCodeOfBuilds([compared!])).toBe(1);
    const [same] = await compareAgainst('main~1', [trace], repository);
    expect(same?.differences).toEqual([]);
  }, 120_000);

  it('prints why a build has no result for a trace', async () => {
    const [compared] = await compareAgainst(broken, [trace], repository);
    expect(compared).toMatchObject({ before: 'broken', differences: [] });
    expect(compared?.reason).toContain(`${broken}: `);
    expect(exitCodeOfBuilds([compared!])).toBe(2);
  }, 60_000);
});
