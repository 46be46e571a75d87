import { expect, it } from 'vitest';
import { type Finding, tell } from '#harness/traces/finding.ts';
import { plainText } from '#harness/traces/formats.ts';

function finding(file: string, cause: string, source: Finding['source']): Finding {
  return {
    file,
    result: 'diverged',
    records: 9,
    line: 2,
    cause,
    text: '',
    ...(source && { source }),
  };
}

const CHANGED = { file: 'src/cart/bag/bag-model.ts', line: 168, isChanged: true };
const DECLARED = { file: 'src/cart/bag/bag-model.ts', line: 43 };

it('what differs by one changed line is one group, whatever came in, and its other causes are told', () => {
  const replay = tell([
    finding('a.jsonl', 'facts after done http/cart.details', CHANGED),
    finding('b.jsonl', 'facts after done http/cart.customDetails', CHANGED),
    finding('c.jsonl', 'facts after done http/cart.customDetails', CHANGED),
  ]);
  expect(replay.groups).toMatchObject([
    {
      cause: 'facts after done http/cart.customDetails',
      files: 3,
      others: [{ cause: 'facts after done http/cart.details', files: 1 }],
    },
  ]);
  expect(plainText(replay, false)).toContain(
    '  3 × facts after done http/cart.customDetails\n      of these 1 × facts after done http/cart.details, by the same line\n',
  );
});

it('two changed lines are two groups, and so are two causes at a line that nobody has changed', () => {
  const other = { ...CHANGED, line: 169 };
  const changed = [finding('a.jsonl', 'facts', CHANGED), finding('b.jsonl', 'facts', other)];
  expect(tell(changed).groups).toHaveLength(2);
  const declared = [finding('a.jsonl', 'one', DECLARED), finding('b.jsonl', 'other', DECLARED)];
  expect(tell(declared).groups).toHaveLength(2);
  expect(tell([...declared, ...declared]).groups.map(({ files }) => files)).toEqual([2, 2]);
});
