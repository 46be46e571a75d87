// @alone
import { readFileSync } from 'node:fs';
import { sample } from 'effector';
import { enums, object, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import '#harness/bench/prototype-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { fact, input, state } from '#src/event-log/units.ts';

// Version 1 was `{ size }`, version 2 `{ axis, value }`. Since version 3 the choice is one object.
const chosen = input(
  'sizing/chosen',
  object({ choice: object({ axis: enums(['size', 'width']), value: string() }) }),
  {
    version: 3,
    upcasters: [
      (payload) => ({ axis: 'size', value: (payload as { size: string }).size }),
      (payload) => ({ choice: payload }),
    ],
  },
);
const sized = fact('sizing/sized', object({ size: string() }));
const $size = state('sizing/size', '', string());
$size.on(sized, (_, { size }) => size);
sample({
  clock: chosen,
  filter: ({ choice }) => choice.axis === 'size',
  fn: ({ choice }) => ({ size: choice.value }),
  target: sized,
});

function old(version: number): string {
  return readFileSync(`fixtures/traces/old/format-3/sizing-version-${version}.jsonl`, 'utf8');
}

describe('a trace with an older version of a payload', () => {
  it.each([
    [1, { choice: { axis: 'size', value: 'M' } }],
    [2, { choice: { axis: 'size', value: 'M' } }],
  ])('converts version %i to the current one, with the same facts', (version, payload) => {
    const trace = readTrace(old(version));
    expect(trace.records[1]).toMatchObject({ name: 'sizing/chosen', payload });
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('is refused if the older payload cannot be converted', () => {
    const forged = old(2)
      .split('\n')
      .map((line) => line.replace('"axis":"size"', '"axis":"hue"'))
      .join('\n');
    expect(() => readTrace(forged)).toThrow(/hash chain|malformed/);
  });
});
