import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { shopSession } from '#harness/bench/shop-session.ts';
import { replayCommand } from '#harness/replay/command.ts';
import { replayFile } from '#harness/replay/replay-file.ts';
import { rehashed } from './rehashed.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-replay-'));
let good: string;

function write(name: string, text: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function replay(...files: string[]) {
  let stdout = '';
  let stderr = '';
  const status = await replayCommand(
    files,
    {
      out: (text) => (stdout += text),
      err: (text) => (stderr += text),
    },
    replayFile,
  );
  return { status, stdout, stderr };
}

const COMMAND = ['--import', 'tsx', 'harness/cli/replay.ts'];

beforeAll(async () => {
  good = await shopSession(2, 1);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run replay', () => {
  it('verifies a trace and prints its figures', async () => {
    const { status, stdout } = await replay(write('good.jsonl', good));
    expect(stdout).toMatch(
      /records +\d+\n +duration +[\d.]+ s\n +records per second +\d+\n +verified/,
    );
    expect(status).toBe(0);
  });

  it('shows the first divergence and exits with 1', async () => {
    const lines = good.trimEnd().split('\n');
    const index = lines.findIndex((line) => line.includes('"product/loaded"'));
    const wrong = rehashed(
      lines.map((line, at) =>
        at === index ? line.replace('"product/loaded"', '"product/loadFailed"') : line,
      ),
    );
    const { status, stdout } = await replay(write('wrong.jsonl', wrong));
    expect(stdout).toContain(`diverged at line ${index + 1} (facts)`);
    expect(stdout).toMatch(/expected +product\/loadFailed/);
    expect(stdout).toMatch(/actual +product\/loaded \{/);
    expect(stdout).toMatch(/cause +line \d+.*done http\/product\.byId/);
    expect(stdout).toMatch(/state +product\/product: /);
    expect(status).toBe(1);
  });

  it('refuses an unreadable file with file, line and reason and exits with 2', async () => {
    const file = write('cut.jsonl', good.slice(0, -200));
    const { status, stdout, stderr } = await replay(file);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+: `));
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('takes several files and counts them', async () => {
    const { status, stdout, stderr } = await replay(
      write('one.jsonl', good),
      write('junk.bin', new Uint8Array([0, 159, 146, 150, 10, 1])),
      join(folder, 'missing.jsonl'),
    );
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 verified, 0 diverged, 2 unreadable');
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(status).toBe(2);
  });

  it('counts apart what a version with other units recorded', async () => {
    const [header = '', ...records] = good.trimEnd().split('\n');
    const older = rehashed([header.replace(/("catalogue":")[^"]+/, '$1of-then'), ...records]);
    const { stdout, status } = await replay(write('new.jsonl', good), write('old.jsonl', older));
    expect(stdout.trimEnd().split('\n').slice(-2)).toEqual([
      '1 of these but for the final state',
      '2 verified, 0 diverged, 0 unreadable',
    ]);
    expect(status).toBe(0);
  });

  it('says how it is used when it is given nothing', async () => {
    const { status, stderr } = await replay();
    expect(stderr).toContain('npm run replay -- FILE');
    expect(status).toBe(2);
  });

  it('is a command that says and ends as it should', () => {
    const files = [write('read.jsonl', good), write('junk.jsonl', 'junk')];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, ...files], {
      encoding: 'utf8',
    });
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 verified, 0 diverged, 1 unreadable');
    expect(stderr).toMatch(/junk\.jsonl:1: /);
    expect(status).toBe(2);
  });

  it('a folder is no trace', async () => {
    const { status, stderr } = await replay(folder);
    expect(stderr).toBe(`${folder}:1: the file cannot be read (EISDIR)\n`);
    expect(status).toBe(2);
  });

  it('keeps its verdict when nobody reads to the end', async () => {
    const files = Array<string>(40).fill(write('unread.jsonl', good));
    const child = spawn(process.execPath, [...COMMAND, ...files]);
    child.stdout.destroy();
    const errors: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    const [status] = (await once(child, 'close')) as [number];
    expect(Buffer.concat(errors).toString()).toBe('');
    expect(status).toBe(0);
  });
});
