import { chained } from '#src/event-log/export.ts';
import { type Random, createRandom } from '#src/kernel/random.ts';
import { readTrace, traceTextOf } from '../read-trace.ts';
import { TraceError } from '../trace.ts';
import { verifyAtHand } from '../verify.ts';

/** One in this many alterations gets valid hashes, so that parser and replay also receive it. */
const SIGNED_EVERY = 20;
const LINE_ENDS = /\r?\n/g;

type Alteration = (bytes: Uint8Array, random: Random) => Uint8Array;

const encoder = new TextEncoder();

const OF_BYTES: readonly Alteration[] = [
  (bytes, random) => bytes.with(random.below(bytes.length), random.below(256)),
  (bytes, random) => spliced(bytes, random, 1 + random.below(40), new Uint8Array()),
  (bytes, random) => spliced(bytes, random, 0, Uint8Array.of(random.below(256))),
  (bytes, random) => bytes.slice(0, random.below(bytes.length)),
  (bytes, random) => spliced(bytes, random, 1, encoder.encode(random.pick(PIECES))),
];

const PIECES = [
  '\u001b[2J',
  '\u202e',
  '\ufeff',
  '__proto__',
  '1e999',
  '-0',
  '[[[[',
  '"',
  '\\u0000',
  '\n',
  'null',
  '{"a":1,"a":2}',
  '99999999999999999999',
];

function linesAltered(lines: readonly string[], others: readonly string[], random: Random) {
  const at = 1 + random.below(lines.length - 1);
  const other = random.below(lines.length);
  const line = lines[at] ?? '';
  const ways = [
    () => lines.toSpliced(at, 1),
    () => lines.toSpliced(other, 0, line),
    () => lines.toSpliced(at, 1).toSpliced(other, 0, line),
    () => lines.toSpliced(at, 1, random.pick(others)),
    () => lines.with(0, others[0] ?? ''),
    () => [...lines, ...others.slice(1)],
    () => lines.with(at, line.replace(/\d+/, String(random.below(1000)))),
    () => lines.with(at, line.replace(/"[^"]*"/, JSON.stringify(random.pick(PIECES)))),
  ];
  return random.pick(ways)();
}

function spliced(bytes: Uint8Array, random: Random, gone: number, more: Uint8Array): Uint8Array {
  const at = random.below(bytes.length);
  const rest = bytes.subarray(at + gone);
  const altered = new Uint8Array(at + more.length + rest.length);
  altered.set(bytes.subarray(0, at));
  altered.set(more, at);
  altered.set(rest, at + more.length);
  return altered;
}

/**
 * Alters recorded traces and reports alterations that the replay accepts, or that crash it. Alterations
 * without valid hashes must be refused, unless only line ends differ.
 *
 * @param traces texts of traces that verify
 * @example fuzzTraces(texts, 5000, 1).problems // []
 */
export function fuzzTraces(traces: readonly string[], count: number, seed: number) {
  const random = createRandom(seed);
  const problems: string[] = [];
  let refused = 0;
  for (let round = 0; round < count; round++) {
    const text = random.pick(traces);
    const others = random.pick(traces).trimEnd().split('\n');
    const isOfBytes = random.below(2) === 0;
    const isSigned = round % SIGNED_EVERY === 0;
    const altered =
      isOfBytes && !isSigned
        ? random.pick(OF_BYTES)(encoder.encode(text), random)
        : encoder.encode(withLines(text, others, isSigned, random));
    try {
      const read = traceTextOf(altered);
      const trace = readTrace(read);
      if (isSigned) verifyAtHand(trace);
      else if (!isSame(read, text)) problems.push(`round ${round} of seed ${seed} is read`);
    } catch (error) {
      if (error instanceof TraceError) refused += 1;
      else problems.push(`round ${round} of seed ${seed} breaks down: ${String(error)}`);
    }
  }
  return { altered: count, refused, problems };
}

function withLines(text: string, others: string[], isSigned: boolean, random: Random): string {
  const lines = linesAltered(text.trimEnd().split('\n'), others, random);
  if (!isSigned) return `${lines.join('\n')}\n`;
  const [header = '', ...records] = lines;
  const bodies = records.map((line) => line.slice(1).replace(/,"[\w-]+"\]$/, ''));
  return chained(header, bodies, Number(/"format":(\d+)/.exec(header)?.[1]));
}

function isSame(one: string, other: string): boolean {
  return one.replaceAll(LINE_ENDS, '\n').trimEnd() === other.trimEnd();
}
