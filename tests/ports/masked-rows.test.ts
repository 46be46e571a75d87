import { describe, expect, it } from 'vitest';
import { loadContracts, contractAtHand } from '#src/ports/http/http.ts';
import { maskedAnswer, namedAnswer } from '#src/ports/http/masked-answer.ts';
import { everyRow } from './call-rows/every-row.ts';

await loadContracts();

const SITE = { currencyCode: 'GBP' };

/** Its case number has a special alphabet. */
const WITHOUT = ['reports.send'];

/** Number of leaves at each depth, because a masked answer has other dictionary keys. */
function leavesOf(value: unknown, depth = 0, counts: number[] = []): number[] {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) leavesOf(part, depth + 1, counts);
  else counts[depth] = (counts[depth] ?? 0) + 1;
  return counts;
}

const rows = everyRow.flatMap(({ name, call, params, reads }) => {
  const contract = contractAtHand(call);
  return contract && reads && !WITHOUT.includes(name) ? [{ name, contract, params, ...reads }] : [];
});

describe.each(rows)('$name', ({ contract, params, answer, value }) => {
  const read = (raw: unknown) =>
    contract.read(contract.answer.create(raw), params, SITE) as unknown;

  it('reads the fields that its struct names like the whole answer', () => {
    expect(read(namedAnswer(answer, contract.answer))).toEqual(value);
  });

  it('reads a masked answer without losses', () => {
    const masked = leavesOf(read(maskedAnswer(answer, contract.answer, 'GBP')));
    const lost = leavesOf(value).map((count, depth) => count - (masked[depth] ?? 0));
    expect(Math.max(...lost.filter(Number.isFinite), 0)).toBe(0);
  });
});
