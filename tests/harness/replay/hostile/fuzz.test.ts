import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileOf, keptTraces } from '#harness/cli/support/golden-traces.ts';
import { fuzzTraces } from '#harness/replay/hostile/fuzz.ts';
import { guardedReplay } from '#harness/replay/guarded.ts';
import { MAX_BYTES, readTrace, traceTextOf } from '#harness/replay/read-trace.ts';
import { replayFile } from '#harness/replay/replay-file.ts';
import { pathBelow } from '#src/kernel/site-path.ts';
import { rehashed } from '../rehashed.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const traces = keptTraces().map((name) => readFileSync(fileOf(name), 'utf8'));
const [good = ''] = traces;
const lines = good.trimEnd().split('\n');

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The trace with an additional line after the first record, and valid hashes. */
function withLine(body: string): string {
  return rehashed(lines.toSpliced(2, 0, `[${body},"AAA"]`));
}

/** Characters that control a terminal or are invisible. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const ATTACK = 'x\u001b]52;c;AAAA\u0007\u009b2J\u202e\n  verified\u2066\u007f';

describe('a trace that attacks the terminal', () => {
  it.each([
    ['the name of a unit', () => withLine(`"i",0,${JSON.stringify(ATTACK)},{}`)],
    ['a kind of record', () => withLine(`${JSON.stringify(ATTACK)},0,1,2`)],
    ['a marker', () => withLine(`"m",0,"fault",{"stray":${JSON.stringify(ATTACK)}}`)],
    [
      'the name of a fact',
      () => withLine(`"i",0,"shell/openMenu",null,[${JSON.stringify(ATTACK)}],"AAAA"`),
    ],
    [
      'the digest of facts',
      () =>
        rehashed(lines.map((line) => line.replace(/\],"[\w-]{4}"/, `],${JSON.stringify(ATTACK)}`))),
    ],
    [
      'the final state',
      () =>
        rehashed(
          lines.map((line) => line.replace(/"state":"[^"]*"/, `"state":${JSON.stringify(ATTACK)}`)),
        ),
    ],
    [
      'an address',
      () =>
        rehashed(
          lines.map((line) => line.replace('"search":""', `"search":${JSON.stringify(ATTACK)}`)),
        ),
    ],
  ])('prints no invisible characters of %s', async (_name, text) => {
    const { text: printed, result } = await replayFile(write('attack.jsonl', text()));
    for (const line of printed.trimEnd().split('\n')) expect(line).not.toMatch(UNSEEN);
    if (!result.startsWith('verified')) expect(printed).not.toMatch(/^ {2}verified/m);
  });

  it('prints no invisible characters of a file name', async () => {
    const { text } = await replayFile(join(folder, ATTACK));
    expect(text.trimEnd()).not.toMatch(UNSEEN);
  });
});

describe('a trace that attacks time and memory', () => {
  it('refuses a path of 100,000 slashes, and reads one quickly', () => {
    const path = `/a${'/'.repeat(100_000)}x`;
    const forged = rehashed(lines.map((line) => line.replace('"path":"/', `"path":"${path}`)));
    expect(() => readTrace(forged)).toThrow(/malformed/);
    const start = performance.now();
    expect(pathBelow(path, '')).toBe(path);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('refuses an empty marker at once', () => {
    expect(() => readTrace(withLine('"m",0,"fault",{}'))).toThrow(/line 3: .*marker/);
  });

  it('refuses a file larger than any session', async () => {
    const file = write('huge.jsonl', good);
    truncateSync(file, MAX_BYTES + 1);
    expect(await replayFile(file)).toMatchObject({
      result: 'unreadable',
      text: expect.stringContaining('larger than'),
    });
  });

  it('refuses invalid UTF-8, because different bytes could give the same text', () => {
    expect(() => traceTextOf(Uint8Array.of(0x5b, 0xff, 0x5d))).toThrow(/UTF-8/);
  });

  it.each([
    ['takes too long', 'setInterval(() => undefined, 1000);', { seconds: 1, megabytes: 100 }],
    [
      'takes too much memory',
      'const kept = []; for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })));',
      { seconds: 20, megabytes: 20 },
    ],
    ['ends', 'process.exit(3);', { seconds: 20, megabytes: 100 }],
  ])('stops and reports a replay that %s', async (_name, code, limits) => {
    const { replay, close } = guardedReplay(write('replays.mjs', code), limits);
    expect(await replay('some.jsonl')).toMatchObject({
      result: 'unreadable',
      text: expect.stringMatching(/^some\.jsonl:1: the replay was stopped/),
    });
    await close();
  });
});

it('refuses an altered trace without new hashes, and never crashes', () => {
  expect(fuzzTraces(traces, 200, 7).problems).toEqual([]);
});
