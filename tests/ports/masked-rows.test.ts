import { describe, expect, it } from 'vitest';
import { loadContracts, contractAtHand } from '#src/ports/http/http.ts';
import { maskedAnswer, namedAnswer } from '#src/ports/http/masked-answer.ts';
import { everyRow } from './call-rows/every-row.ts';

await loadContracts();

const SITE = { currencyCode: 'GBP' };

/** Its number has an alphabet of its own. */
const WITHOUT = ['reports.send'];

/** How many leaves a value has at each depth: names of dictionaries are others in a masked answer. */
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

  it('is read of what its struct names as of the whole answer', () => {
    expect(read(namedAnswer(answer, contract.answer))).toEqual(value);
  });

  it('is read of a masked answer with nothing lost', () => {
    const masked = leavesOf(read(maskedAnswer(answer, contract.answer, 'GBP')));
    const lost = leavesOf(value).map((count, depth) => count - (masked[depth] ?? 0));
    expect(Math.max(...lost.filter(Number.isFinite), 0)).toBe(0);
  });
});
