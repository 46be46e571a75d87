import { printable } from '#src/kernel/printable.ts';
import type { TraceDiff, TraceDifference } from './diff-traces.ts';

const WIDTH = 200;

/** Text of a comparison: `-` only in the first, `+` only in the second, `~` different in both. */
export function diffText({ alike, differences }: TraceDiff): string {
  const only = (side: 'before' | 'after') =>
    differences.filter((one) => one[side === 'before' ? 'after' : 'before'] === undefined).length;
  const [gone, come] = [only('before'), only('after')];
  const unlike = differences.length - gone - come;
  return [
    ...differences.flatMap(linesOf),
    `${alike} alike, ${unlike} differ, ${gone} only in the first, ${come} only in the second\n`,
  ].join('\n');
}

function linesOf(difference: TraceDifference): string[] {
  const { title, before, after, content, facts, calls, isOtherPayload } = difference;
  const sign = before === undefined ? '+' : after === undefined ? '-' : '~';
  const lines = [before, after].filter((line) => line !== undefined).join(' | ');
  return [
    `${sign} line ${lines}: ${printable(title)}`,
    ...content.map(
      (change) =>
        `    ${change.path || 'content'}: ${shown(change.before)} → ${shown(change.after)}`,
    ),
    ...sideLines('fact', facts),
    ...sideLines('call', calls),
    ...(isOtherPayload ? ['    the facts have another payload'] : []),
  ].map((line) => printable(line));
}

function sideLines(
  kind: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): string[] {
  return [
    ...before.map((text) => `    - ${kind} ${cut(text)}`),
    ...after.map((text) => `    + ${kind} ${cut(text)}`),
  ];
}

function shown(value: unknown): string {
  return cut(JSON.stringify(value) ?? 'nothing');
}

function cut(text: string): string {
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text;
}
