import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { replayFile } from '#harness/replay/replay-file.ts';
import { type Finding, tell } from '#harness/traces/finding.ts';
import { plainText } from '#harness/traces/formats.ts';
import { rehashed } from '../replay/rehashed.ts';

type Source = NonNullable<Finding['source']>;

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

it('groups differences by one changed line for any cause, and lists the other causes', () => {
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

it('separates two changed lines, and two causes at an unchanged line', () => {
  const other = { ...CHANGED, line: 169 };
  const changed = [finding('a.jsonl', 'facts', CHANGED), finding('b.jsonl', 'facts', other)];
  expect(tell(changed).groups).toHaveLength(2);
  const declared = [finding('a.jsonl', 'one', DECLARED), finding('b.jsonl', 'other', DECLARED)];
  expect(tell(declared).groups).toHaveLength(2);
  expect(tell([...declared, ...declared]).groups.map(({ files }) => files)).toEqual([2, 2]);
});

it('groups by a throwing line for all domains', () => {
  const thrown = { ...DECLARED, isThrown: true };
  const replay = tell([
    { ...finding('a.jsonl', 'calls after cart/removeLine', thrown), domain: 'wishlist' },
    { ...finding('b.jsonl', 'calls after done http/cart.details', thrown), domain: 'cart' },
    finding('c.jsonl', 'facts after done http/cart.details', thrown),
  ]);
  expect(replay.groups.map(({ files }) => files)).toEqual([3]);
});

describe('planted differences in calls after one changed line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-finding-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Finding of a golden trace with changed call parameters, at the changed line. */
  async function planted(
    name: string,
    call: string,
    from: string,
    to: string,
    source: Source,
  ): Promise<Finding> {
    const file = join(folder, `${name.replace('/', '-')}-${call}.jsonl`);
    const text = readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8');
    const lines = text.trimEnd().split('\n');
    const at = lines.findIndex((line) => line.startsWith(`["c","http/${call}"`));
    expect(lines[at]).toContain(from);
    writeFileSync(
      file,
      rehashed(lines.map((line, index) => (index === at ? line.replace(from, to) : line))),
    );
    return { file, ...(await replayFile(file)), source };
  }

  function plantedBy(source: Source) {
    return Promise.all([
      planted(
        'cart/quantity--rolled-back',
        'cart.updateLine',
        '"quantity":2',
        '"quantity":9',
        source,
      ),
      planted('cart/removal--undone', 'cart.removeLine', '"lineId":"7', '"lineId":"9', source),
      planted(
        'wishlist/add-fails--taken-off-again',
        'wishlist.add',
        'RL0101RAW',
        'RL0101RIN',
        source,
      ),
    ]);
  }

  it('separates calls by domain, for any cause', async () => {
    const found = await plantedBy({ file: 'src/event-log/units.ts', line: 9, isChanged: true });
    expect(found.map(({ result, domain }) => [result, domain])).toEqual([
      ['diverged', 'cart'],
      ['diverged', 'cart'],
      ['diverged', 'wishlist'],
    ]);
    const { groups } = tell(found);
    expect(groups.map(({ files, others }) => [files, others.length])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect(groups[1]?.cause).toContain('http/wishlist.add');
  });

  it('groups facts and calls that differ by a line of their own domain', async () => {
    const [first, second, other] = await plantedBy(CHANGED);
    const facts = finding('facts.jsonl', 'facts after done http/cart.details', CHANGED);
    expect(tell([first, second, facts]).groups).toHaveLength(1);
    expect(tell([first, second, facts, other]).groups.map(({ files }) => files)).toEqual([3, 1]);
  });
});
