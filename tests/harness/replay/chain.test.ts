// @alone
import { readFileSync } from 'node:fs';
import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { handle } from '#harness/device/handle.ts';
import { add, saveFx } from '#harness/bench/prototype-model.ts';
import { partOfTrace } from '#harness/replay/part-of-trace.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { report } from '#harness/replay/report.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { isStep } from '#harness/replay/trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { appStarted } from '#src/ports/start.ts';
import { rehashed } from './rehashed.ts';

const LIVES = ['one', 'two', 'three'] as const;

/** Lines of a session with three page lives, each with its own product id; `ahead` shifts each clock. */
function linesOf(name: string, ahead = { one: 0, two: 0, three: 0 }): string[] {
  let time = 0;
  let text = '';
  let earlier: readonly string[] = [];
  for (const life of LIVES) {
    const session = recordSession(
      new Map([handle(saveFx, () => ({ saved: true }))]),
      () => (time += 5),
      earlier,
    );
    const now = sampleEnvironment.now + time + ahead[life];
    scopeBind(appStarted, { scope: session.scope })({
      environment: { ...sampleEnvironment, now },
    });
    scopeBind(add, { scope: session.scope })({ id: `${name}-${life}` });
    earlier = session.lines();
    text = session.trace();
    session.stop();
  }
  return text.trimEnd().split('\n');
}

/** Splits the lines into header, three page lives and end. */
function livesOf(lines: readonly string[]) {
  const starts = lines.flatMap((line, at) => (line.includes('"app/started"') ? [at] : []));
  const [first = 0, second, third] = starts;
  return {
    header: lines.slice(0, 1),
    one: lines.slice(first, second),
    two: lines.slice(second, third),
    three: lines.slice(third, -1),
    end: lines.slice(-1),
  };
}

const own = livesOf(linesOf('own'));
const other = livesOf(linesOf('other'));

describe('the chain of a whole trace', () => {
  it('is valid across all page lives', () => {
    const trace = readTrace(Object.values(own).flat().join('\n'));
    expect(verifyAtHand(trace)).toMatchObject({ divergence: undefined, areLivesChained: true });
  });

  it.each([
    ['two page lives exchanged', [own.header, own.two, own.one, own.three, own.end]],
    ['the last two exchanged', [own.header, own.one, own.three, own.two, own.end]],
    ['a page life of another trace', [own.header, own.one, other.two, own.three, own.end]],
    ['the last page life of another trace', [own.header, own.one, own.two, other.three, own.end]],
    ['the first page life of another trace', [own.header, other.one, own.two, own.three, own.end]],
    ['a page life twice, and another gone', [own.header, own.one, own.one, own.three, own.end]],
    ['the end of another trace', [own.header, own.one, own.two, own.three, other.end]],
    [
      'another application in the header',
      [[own.header.join().replace('"test"', '"text"')], own.one, own.two, own.three, own.end],
    ],
    [
      'another session in the header',
      [[own.header.join().replace(/("stream":")./, '$1_')], own.one, own.two, own.three, own.end],
    ],
    [
      'a header of before the chain',
      [
        [
          own.header
            .join()
            .replace(/"format":\d/, '"format":3')
            .replace(/,"stores":"[\w-]*"/, ''),
        ],
        own.one,
        own.two,
        own.three,
        own.end,
      ],
    ],
  ])('refuses %s', (_name, parts) => {
    expect(() => readTrace(parts.flat().join('\n'))).toThrow(/hash/);
  });

  it('determines the order of page lives when the device’s clock was set back', () => {
    const text = linesOf('own', { one: 300_000, two: 300_000, three: 0 }).join('\n');
    const verification = verifyAtHand(readTrace(text));
    expect(verification).toMatchObject({ divergence: undefined, areLivesChained: true });
  });

  it('covers the end with a whole digest', () => {
    expect(own.end.join()).toMatch(/"[\w-]{10}"\]$/);
  });

  it.each([
    ['a key that is there twice', '{"id":"own-one","id":"uno"}'],
    ['a space', '{"id": "own-one"}'],
    ['an escape that need not be', '{"id":"own-on\\u0065"}'],
    ['a number in another spelling', '{"id":1e0}'],
  ])('refuses a line with %s even with a valid hash', (_name, payload) => {
    const lines = Object.values(own).flat();
    const forged = rehashed(lines.map((line) => line.replace('{"id":"own-one"}', payload)));
    expect(() => readTrace(forged)).toThrow(/as a recorder writes it/);
  });
});

describe('a trace of format 3, whose chain restarts at every page life', () => {
  const lines = readFileSync('fixtures/traces/old/format-3/two-page-lives.jsonl', 'utf8')
    .trimEnd()
    .split('\n');
  const second = lines.findLastIndex((line) => line.includes('"app/started"'));

  it('is read and verified, with a note about the uncovered parts', () => {
    const verification = verifyAtHand(readTrace(lines.join('\n')));
    expect(verification).toMatchObject({ divergence: undefined, areLivesChained: false });
    expect(report('old.jsonl', verification, 1)).toMatch(/verified[^]*page lives/);
  });

  it('gives parts that are complete traces of the next format', () => {
    const text = lines.join('\n');
    const trace = readTrace(text);
    trace.records.forEach((record, from) => {
      if (!isStep(record)) return;
      const part = readTrace(partOfTrace(text, trace, { from, end: trace.records.length }));
      expect(part.header.format).toBe(4);
      expect(verifyAtHand(part).divergence).toBeUndefined();
    });
  });

  it('is refused if a later page life precedes an earlier one', () => {
    const exchanged = [
      lines[0],
      ...lines.slice(second, -1),
      ...lines.slice(1, second),
      ...lines.slice(-1),
    ];
    expect(() => readTrace(exchanged.join('\n'))).toThrow(/began before/);
  });

  it('is refused if a byte of a record was changed', () => {
    const changed = lines.map((line) => line.replace('{"name":"first"}', '{"name":"worst"}'));
    expect(() => readTrace(changed.join('\n'))).toThrow(/hash chain is broken/);
  });
});
