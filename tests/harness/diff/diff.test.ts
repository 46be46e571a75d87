import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { align } from '#harness/diff/align.ts';
import { diffText } from '#harness/diff/diff-text.ts';
import { diffTraces } from '#harness/diff/diff-traces.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { rehashed } from '../replay/rehashed.ts';

const text = readFileSync('fixtures/traces/cart/removal--undone.jsonl', 'utf8');
const removal = readTrace(text);

/** The trace with changed lines and valid hashes. */
function changed(change: (line: string) => string | undefined) {
  const lines = text
    .trimEnd()
    .split('\n')
    .flatMap((line) => change(line) ?? []);
  const count = lines.length - 2;
  return readTrace(
    rehashed(lines.map((line) => line.replace(/"records":\d+/, `"records":${count}`))),
  );
}

describe('npm run trace -- diff', () => {
  it('finds no difference between a trace and itself with other times', () => {
    const later = changed((line) => line.replace(/^\["i",0,/, '["i",7,'));
    const { alike, differences } = diffTraces(removal, later);
    expect(differences).toEqual([]);
    expect(alike).toBeGreaterThan(20);
  });

  it('reports entries of only one trace, and stays aligned after them', () => {
    const one = changed((line) => (line.startsWith('["s",0,14,') ? undefined : line));
    expect(diffTraces(removal, one).differences).toMatchObject([
      { title: 'done checkout/keepDetails' },
    ]);
    expect(diffTraces(removal, one).differences[0]).not.toHaveProperty('after');
    expect(diffText(diffTraces(one, removal))).toMatch(
      /^\+ line \d+: done checkout\/keepDetails\n\d+ alike, 0 differ, 0 only in the first, 1 only in the second\n$/,
    );
  });

  it('reports differences in payload by path, facts and calls', () => {
    const other = changed((line) =>
      line
        .replace('"viewport":{"width":1440', '"viewport":{"width":390')
        .replace('["cart/lineRemoved"]', '["cart/itemAdded"]')
        .replace(
          '["c","http/cart.removeLine",19,{"lineId":"7010011"}',
          '["c","http/cart.removeLine",19,{"lineId":"7"}',
        ),
    );
    const shown = diffText(diffTraces(removal, other));
    expect(shown).toContain('environment.viewport.width: 1440 → 390');
    expect(shown).toContain('- fact cart/lineRemoved\n    + fact cart/itemAdded');
    expect(shown).toMatch(
      /- call http\/cart\.removeLine .*7010011.*\n +\+ call http\/cart\.removeLine .*"7"/,
    );
  });

  it('reports facts of the same names with another payload', () => {
    const other = changed((line) =>
      line.replace('["cart/lineRemoved"],"Ss2A"', '["cart/lineRemoved"],"Ss2B"'),
    );
    expect(diffText(diffTraces(removal, other))).toMatch(
      /^~ line .*: done http\/cart\.removeLine\n    the facts have another payload\n\d+ alike, 1 differ/,
    );
  });

  it('aligns without losing or reordering entries', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'ax', 'bx'), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pairs = align(before, after, [String, (word) => word.charAt(0)]);
        expect(pairs.flatMap((pair) => pair.before ?? [])).toEqual(before);
        expect(pairs.flatMap((pair) => pair.after ?? [])).toEqual(after);
        for (const pair of pairs)
          if (pair.before && pair.after) expect(pair.before.charAt(0)).toBe(pair.after.charAt(0));
      }),
    );
  });
});
