// @long
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { replayFile } from '#harness/replay/replay-file.ts';
import { replayCommand } from '#harness/traces/command.ts';
import type { Replay } from '#harness/traces/finding.ts';
import { rehashed } from '../replay/rehashed.ts';

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
    () => ({ replay: replayFile }),
  );
  return { status, stdout, stderr };
}

/** The good trace with another fact in the first line that has this one. */
function wrongAt(fact: string, other: string): { wrong: string; index: number } {
  const lines = good.trimEnd().split('\n');
  const index = lines.findIndex((line) => line.includes(fact));
  const changed = lines.map((line, at) => (at === index ? line.replace(fact, other) : line));
  return { wrong: rehashed(changed), index };
}

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
    const { wrong, index } = wrongAt('"product/loaded"', '"product/loadFailed"');
    const { status, stdout } = await replay(write('wrong.jsonl', wrong));
    expect(stdout).toContain(`diverged at line ${index + 1} (facts)`);
    expect(stdout).toMatch(/expected +product\/loadFailed/);
    expect(stdout).toMatch(/actual +product\/loaded \{/);
    expect(stdout).toMatch(/cause +line \d+.*done http\/product\.byId/);
    expect(stdout).toMatch(/state +product\/product: before .*, after /);
    expect(status).toBe(1);
  });

  it('refuses an unreadable file with file, line and reason and exits with 2', async () => {
    const file = write('cut.jsonl', good.slice(0, -200));
    const { status, stdout, stderr } = await replay(file);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+: `));
    expect(stderr).toMatch(/; the \d+ records before it verify$/m);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('verifies several files and counts them', async () => {
    const { status, stdout, stderr } = await replay(
      write('one.jsonl', good),
      write('junk.bin', new Uint8Array([0, 159, 146, 150, 10, 1])),
      join(folder, 'missing.jsonl'),
    );
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 verified, 0 diverged, 2 unreadable');
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(status).toBe(2);
  });

  it('counts traces recorded with other units separately', async () => {
    const [header = '', ...records] = good.trimEnd().split('\n');
    const kept = records.filter((line) => !line.startsWith('["d"'));
    const older = rehashed([
      header
        .replace(/("catalogue":")[^"]+/, '$1of-then')
        .replace(/("format":)\d+/, '$14')
        .replace(/,"stores":"[\w-]+"/, ''),
      ...kept.map((line) => line.replace(/("records":)\d+/, `$1${kept.length - 1}`)),
    ]);
    const { stdout, status } = await replay(write('new.jsonl', good), write('old.jsonl', older));
    expect(stdout.trimEnd().split('\n').slice(-2)).toEqual([
      '1 of the verified but for the final state',
      '2 verified, 0 diverged, 0 unreadable',
    ]);
    expect(status).toBe(0);
  });

  it('prints its usage without arguments', async () => {
    await expect(replay()).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining('npm run replay -- PATH') as string,
    });
  });

  it('refuses --pixels without --view', async () => {
    const { status, stderr } = await replay(write('read.jsonl', good), '--pixels');
    expect(stderr).toBe('--pixels goes with --view.\n');
    expect(status).toBe(2);
  });

  it('lists unverifiable traces in a folder called old without failing', async () => {
    const inside = join(folder, 'golden');
    mkdirSync(join(inside, 'old'), { recursive: true });
    writeFileSync(join(inside, 'one.jsonl'), good);
    const { wrong } = wrongAt('"product/loaded"', '"product/loadFailed"');
    writeFileSync(join(inside, 'old', 'wrong.jsonl'), wrong);
    const withoutEnd = good.slice(0, good.trimEnd().lastIndexOf('\n') + 1);
    writeFileSync(join(inside, 'old', 'cut.jsonl'), withoutEnd);
    const { status, stdout, stderr } = await replay(inside);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 verified, 0 diverged, 0 unreadable, 2 old');
    expect(stdout).toMatch(/^old: .*\/old\/cut\.jsonl:\d+: the trace is truncated/m);
    expect([status, stderr]).toEqual([0, '']);
    expect((await replay(join(inside, 'old'))).status).toBe(2);
    expect((await replay(join(inside, 'old', 'wrong.jsonl'))).status).toBe(1);
  });

  it('accepts folders and patterns, each file once, compressed or not', async () => {
    const inside = join(folder, 'kept');
    mkdirSync(join(inside, 'cart'), { recursive: true });
    writeFileSync(join(inside, 'cart', 'one.jsonl'), good);
    writeFileSync(join(inside, 'two.jsonl.gz'), gzipSync(good));
    writeFileSync(join(inside, 'notes.txt'), 'no trace');
    const { status, stdout } = await replay(inside, join(inside, '**/*.jsonl'), '--all');
    expect(stdout).toContain(join(inside, 'cart', 'one.jsonl'));
    expect(stdout).toContain(join(inside, 'two.jsonl.gz'));
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 verified, 0 diverged, 0 unreadable');
    expect(status).toBe(0);
  });

  it('skips parts of other traces in a folder, and accepts them by name', async () => {
    const inside = join(folder, 'reported');
    mkdirSync(inside);
    write('reported/R-1.jsonl', good);
    const part = write('reported/R-1.shrunk.jsonl', good);
    expect((await replay(inside, '--json', '-')).stdout.match(/"result"/g)).toHaveLength(1);
    expect((await replay(inside, part, '--json', '-')).stdout.match(/"result"/g)).toHaveLength(2);
  });

  it('refuses compressed files without a trace, and folders or patterns without traces', async () => {
    const junk = await replay(write('junk.jsonl.gz', 'no gzip'));
    expect(junk.stderr).toMatch(/junk\.jsonl\.gz:1: the file is not packed/);
    expect(junk.status).toBe(2);
    mkdirSync(join(folder, 'empty'));
    for (const path of [join(folder, 'empty'), join(folder, 'nothing-*.jsonl')]) {
      const { status, stderr } = await replay(path);
      expect(stderr).toBe(`There are no traces in ${path}.\n`);
      expect(status).toBe(2);
    }
  });

  it('groups divergences by first cause, and shows the smallest of each group', async () => {
    const { wrong, index } = wrongAt('"product/loaded"', '"product/loadFailed"');
    const { status, stdout } = await replay(
      write('group-a.jsonl', wrong),
      write('group-b.jsonl', wrong),
      write('group-c.jsonl', good),
      write('group-d.jsonl', 'junk'),
    );
    expect(stdout).toContain('By first cause (2):');
    expect(stdout).toMatch(
      /2 × facts after done http\/product\.byId: \+product\/loaded -product\/loadFailed/,
    );
    expect(stdout).toMatch(
      new RegExp(`smallest: .*group-a\\.jsonl:${index + 1} \\(\\d+ records\\)`),
    );
    expect(status).toBe(2);
  });

  it('prints the shopper’s report for a case and for each group, and ignores other files', async () => {
    const { wrong } = wrongAt('"product/loaded"', '"product/loadFailed"');
    const report = (name: string, message: string) => {
      const head = { report: 'selvedge', version: 1, caseId: name, cause: 'pressed', at: 0 };
      write(`${name}.json`, JSON.stringify({ ...head, message, isCut: false }));
      return write(`${name}.jsonl`, wrong);
    };
    const worded = report('R-7K2M-9QXB', ' The price\nis gone\u001b[2J');
    const said = 'reported: “The price is gone\\u{1b}[2J”\n';
    expect((await replay(worded)).stdout.startsWith(said)).toBe(true);
    const silent = report('R-7K2M-9QXC', '');
    expect((await replay(silent)).stdout).not.toContain('reported:');
    write('R-7K2M-9QXD.json', '{"report":');
    expect((await replay(write('R-7K2M-9QXD.jsonl', wrong))).stdout).not.toContain('reported:');
    const both = await replay(worded, write('R-7K2M-9QXE.jsonl', good));
    expect(both.stdout).toMatch(
      /smallest: .*R-7K2M-9QXB\.jsonl:\d+ .*\n(?: +source: .*\n)? +reported: “The price/,
    );
  });

  it('gives the same result from three merged shards', async () => {
    const { wrong } = wrongAt('"product/loaded"', '"product/loadFailed"');
    const files = [0, 1, 2, 3, 4, 5, 6].map((at) =>
      write(`shard-${at}.jsonl`, at % 3 === 0 ? wrong : good),
    );
    const parts = ['1/3', '2/3', '3/3'].map((shard, at) => ({
      shard,
      json: join(folder, `part-${at}.json`),
    }));
    for (const { shard, json } of parts) await replay(...files, '--shard', shard, '--json', json);
    const shown = parts.map(({ json }) => JSON.parse(readFileSync(json, 'utf8')) as Replay);
    expect(shown.every((part) => part.files.length >= 2)).toBe(true);
    const merged = await replay('--merge', ...parts.map(({ json }) => json), '--json', '-');
    const whole = await replay(...files, '--json', '-');
    const timeless = (text: string) => text.replaceAll(/records per second +\d+/g, '');
    expect(timeless(merged.stdout)).toBe(timeless(whole.stdout));
    expect(merged.status).toBe(1);
    const half = await replay('--merge', ...parts.slice(1).map(({ json }) => json));
    expect(half).toMatchObject({ status: 2, stderr: 'Shard 1/3 is missing.\n' });
    expect((await replay('--shard', '4/3', ...files)).status).toBe(2);
  });

  it('writes JUnit XML and GitHub annotations', async () => {
    const { wrong, index } = wrongAt('"product/loaded"', '"product/loadFailed"');
    const files = [write('ci-a.jsonl', good), write('ci-b.jsonl', wrong), write('ci-c.jsonl', '<')];
    const { stdout } = await replay(...files, '--junit', '-');
    const document = new JSDOM(stdout, { contentType: 'text/xml' }).window.document;
    const suite = document.querySelector('testsuite');
    expect(suite?.getAttribute('tests')).toBe('3');
    expect(suite?.querySelectorAll('failure')).toHaveLength(1);
    expect(suite?.querySelector('failure')?.textContent).toContain('diverged at line');
    expect(suite?.querySelectorAll('error')).toHaveLength(1);
    const { stdout: printed } = await replay(...files, '--github');
    expect(printed).toMatch(
      new RegExp(
        `^::error file=.*ci-b\\.jsonl,line=${index + 1},title=1 trace%3A facts after`,
        'm',
      ),
    );
  });
});
