import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { likeliestOf, livesOf, toldLives } from '#harness/to-scenario/lives.ts';

function traceOf(name: string): Trace {
  return readTrace(readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8'));
}

const bag = traceOf('cart/removal--undone');
const consent = traceOf('consent/rejected--nothing-kept');
const report = traceOf('reports/report--sent');
const failed = traceOf('wishlist/add-fails--taken-off-again');

/** Joins the page lives of several sessions. */
function together(...traces: readonly Trace[]): Trace[] {
  return livesOf({ ...bag, records: traces.flatMap(({ records }) => records) });
}

it('without a failed call, selects the last page life with an input besides consent and the report', () => {
  expect(likeliestOf(together(consent, bag, report))).toBe(2);
  expect(likeliestOf(together(bag, consent, bag, consent))).toBe(3);
  expect(likeliestOf(together(consent, report))).toBe(1);
});

it('prefers a page life with a failed call to later ones', () => {
  expect(likeliestOf(together(failed, bag, report))).toBe(1);
});

it('lists each page life with its start and inputs, and the selected one', () => {
  expect(toldLives(together(consent, bag, failed), 2)).toEqual([
    expect.stringMatching(/^page life 1 from \/\S*: consent\/\w+/),
    'page life 2 from /shopping-bag: cart/removeLine, undoRemoval (taken)',
    expect.stringMatching(/^page life 3 from \/\S+: .*calls that failed: 1$/),
  ]);
});
