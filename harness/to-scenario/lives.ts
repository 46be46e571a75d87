import type { Environment } from '#src/ports/start.ts';
import { type CauseRecord, type Trace, isCause, startOf } from '#harness/replay/trace.ts';
import { rulesOfSession } from './rules-of.ts';
import { isAround, isWish } from './wishes.ts';

/** Maximum number of listed inputs of a page life; the rest is counted. */
const MOST_TOLD = 8;

/** Splits a trace into one trace per page life. */
export function livesOf({ records, ...rest }: Trace): Trace[] {
  const starts = records.flatMap((record, at) => (at > 0 && startOf(record) ? [at] : []));
  return [0, ...starts].map((from, at) => ({ ...rest, records: records.slice(from, starts[at]) }));
}

/**
 * Default page life, from 1: the last with a failed call, or else the last with an input besides consent and the
 * report.
 */
export function likeliestOf(lives: readonly Trace[]): number {
  const failed = lives.findLastIndex((life) => rulesOfSession(life).failed.length > 0);
  if (failed !== -1) return failed + 1;
  const wished = lives.findLastIndex((life) => wishesOf(life).some((wish) => !isAround(wish)));
  return Math.max(wished, 0) + 1;
}

/** One line per page life: number, first page, inputs, and the selected one. */
export function toldLives(lives: readonly Trace[], taken: number): string[] {
  return lives.map((life, at) => {
    const wishes = named(wishesOf(life).map(({ name }) => name));
    const failures = rulesOfSession(life).failed.length;
    const parts = [
      ...wishes.slice(0, MOST_TOLD),
      ...(wishes.length > MOST_TOLD ? [`${wishes.length - MOST_TOLD} more`] : []),
      ...(failures > 0 ? [`calls that failed: ${failures}`] : []),
    ];
    const number = at + 1;
    const line = `page life ${number} from ${pathOf(life)}: ${parts.join(', ') || 'only looked at'}`;
    return number === taken ? `${line} (taken)` : line;
  });
}

function wishesOf({ records }: Trace): CauseRecord[] {
  return records.filter(isCause).filter(
    // The page asks for consent by itself.
    (cause) => cause.kind === 'input' && isWish(cause) && cause.name !== 'consent/ask',
  );
}

/**
 * Formats as `product/selectWidth, selectLength, addToBag 2×`: repeated domains are omitted, repeated inputs counted.
 */
function named(names: readonly string[]): string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }, at) => {
    const [domain = '', unit = ''] = name.split('/');
    const isSame = runs[at - 1]?.name.startsWith(`${domain}/`);
    return `${isSame ? unit : name}${count > 1 ? ` ${count}×` : ''}`;
  });
}

function pathOf({ records }: Trace): string {
  const start = startOf(records[0]);
  const { environment } = (start?.payload ?? {}) as { environment?: Environment };
  return environment?.location.path ?? '?';
}
