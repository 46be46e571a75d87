// @alone
import { scopeBind } from 'effector';
import { beforeAll, describe, expect, it } from 'vitest';
import { handle } from '#harness/device/handle.ts';
import { add, saveFx } from '#harness/bench/prototype-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { rehashed } from './rehashed.ts';

let lines: string[];

beforeAll(() => {
  let time = 0;
  const session = recordSession(
    new Map([handle(saveFx, () => ({ saved: true }))]),
    () => (time += 5),
  );
  scopeBind(appStarted, { scope: session.scope })({ environment: sampleEnvironment });
  for (const id of ['one', 'two', 'three']) scopeBind(add, { scope: session.scope })({ id });
  lines = session.trace().trimEnd().split('\n');
});

function changed(index: number, change: (line: string) => string): string {
  return lines.map((line, at) => (at === index ? change(line) : line)).join('\n');
}

describe('an invalid trace', () => {
  it.each([
    ['empty', () => '', 1, 'not JSON'],
    ['binary junk', () => '\u0000\u0001\ufffdPK\u0003\u0004', 1, 'not JSON'],
    ['another JSON file', () => '{"name":"selvedge"}', 1, 'no trace'],
    [
      'a newer format',
      () => changed(0, (line) => line.replace(/"format":\d/, '"format":9')),
      1,
      'format 9',
    ],
    ['a truncated file', () => lines.slice(0, -2).join('\n'), -1, 'truncated'],
    ['a line cut in the middle', () => changed(3, (line) => line.slice(0, 12)), 4, 'not JSON'],
    [
      'an unknown event',
      () => changed(2, (line) => line.replace('prototype/add', 'prototype/sell')),
      3,
      'hash chain is broken',
    ],
    [
      'a changed payload',
      () => changed(2, (line) => line.replace('"one"', '"uno"')),
      3,
      'hash chain is broken',
    ],
    [
      'a line break in a path',
      () => rehashed(changed(1, (line) => line.replace('"path":"', '"path":"\\n')).split('\n')),
      2,
      'control character in "path"',
    ],
    [
      'a line break in the name of its session',
      () => changed(0, (line) => line.replace('"stream":"', '"stream":"\\n')),
      1,
      'control character in "stream"',
    ],
    [
      'a control character in a key',
      () => rehashed(changed(2, (line) => line.replace('"id"', '"i\\u001bd"')).split('\n')),
      3,
      'control character in a key',
    ],
    ['a removed line', () => lines.filter((_, at) => at !== 3).join('\n'), 4, 'hash chain'],
    [
      'an over-long line',
      () => changed(2, () => `["i",${'1'.repeat(10_000_001)}]`),
      3,
      'longer than',
    ],
    [
      'a hostile key',
      () => changed(2, () => '["i",0,"prototype/add",{"__proto__":{"x":1}},"AAA"]'),
      3,
      'forbidden key',
    ],
    [
      'an escaped hostile key',
      () => changed(2, () => '["i",0,"prototype/add",{"\\u005f_proto__":{"x":1}},"AAA"]'),
      3,
      'forbidden key',
    ],
    [
      'a line nested deeper than any record',
      () =>
        changed(
          2,
          () => `["i",0,"prototype/add",${'['.repeat(99_000)}${']'.repeat(99_000)},"AAA"]`,
        ),
      3,
      'nested too deeply',
    ],
    [
      'a header nested deeper than any',
      () => '['.repeat(200_000) + ']'.repeat(200_000),
      1,
      'nested',
    ],
    ['lines after the end', () => [...lines, lines[2]].join('\n'), -2, 'after the end'],
    ['no start', () => [lines[0], ...lines.slice(2)].join('\n'), 2, 'start of a page life'],
  ])('refuses %s with its line and reason', (_name, text, line, reason) => {
    const expected = line > 0 ? line : line === -1 ? lines.length - 2 : lines.length + 1;
    expect(() => readTrace(text())).toThrow(
      expect.objectContaining({ line: expected, reason: expect.stringContaining(reason) }),
    );
  });

  it('refuses an infinite time even with valid hashes', () => {
    const late = lines.slice(1).map((line) => line.replace(/^\["i",\d+/, '["i",9000000000000000'));
    expect(() => readTrace(rehashed([lines[0] ?? '', ...late]))).toThrow(
      expect.objectContaining({ line: 3, reason: 'the time is malformed' }),
    );
  });

  it('reads the unchanged trace', () => {
    expect(readTrace(lines.join('\n')).records).toHaveLength(lines.length - 2);
  });

  it.each([
    ['with the line ends of Windows', () => `${lines.join('\r\n')}\r\n`],
    ['with a byte order mark', () => `\ufeff${lines.join('\n')}\n`],
    ['without a last line end', () => lines.join('\n')],
  ])('reads a trace saved by an editor %s', (_name, text) => {
    expect(readTrace(text()).records).toEqual(readTrace(lines.join('\n')).records);
  });
});
