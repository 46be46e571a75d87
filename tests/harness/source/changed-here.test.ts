// @alone
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { slowIt } from '../../slow-it.ts';

const TRACE = 'fixtures/traces/scenarios/wishlist-remove-fails--rl.jsonl';
const MODEL = 'src/wishlist/model.ts';

const SCRIPT = `
import { stopNoting } from '#harness/source/note-places.ts';
await import('#src/app/whole-model.ts');
stopNoting();
const { readFileSync } = await import('node:fs');
const { changedHere, changedWithin } = await import('#harness/source/changed-here.ts');
const { readTrace } = await import('#harness/replay/read-trace.ts');
const { isCause } = await import('#harness/replay/trace.ts');
const trace = readTrace(readFileSync('${TRACE}', 'utf8'));
const name = 'http/wishlist.remove';
const position = trace.records.findIndex((one) => isCause(one) && one.name === name);
const { ways, hunks } = JSON.parse(process.argv[1]);
const here = changedHere({ trace, positions: [position] }, ways, hunks);
console.log(JSON.stringify({ here, within: changedWithin(trace, hunks) }));
`;

/** First line, from 1, that contains a text. */
function lineOf(words: string, file = MODEL): number {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((each) => each.includes(words));
  expect(line).toBeGreaterThan(0);
  return line + 1;
}

function hunkOf(words: string) {
  const from = lineOf(words);
  return { file: MODEL, from, to: from, isRemoval: false };
}

slowIt(
  'sorts changes by their relation to the difference, the likeliest first',
  () => {
    const filter = hunkOf('!isRefusal(error)');
    const target = { ...filter, from: filter.from + 1, to: filter.from + 1 };
    const hunks = [
      hunkOf("from 'patronum'"),
      hunkOf('changeApplied = fact('),
      target,
      filter,
      { ...hunkOf('export const'), file: 'src/cart/bag/bag-model.ts' },
    ];
    const ways = [{ file: MODEL, line: filter.from - 2 }];
    const args = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...args, JSON.stringify({ ways, hunks })],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      here: [
        { file: MODEL, line: filter.from, how: 'ran here' },
        { file: MODEL, line: target.from, how: 'connects this' },
        { file: MODEL, line: lineOf('changeApplied = fact('), how: 'is in the same file' },
        { file: MODEL, line: lineOf("from 'patronum'"), how: 'is in the same file' },
      ],
      within: [{ file: MODEL, line: filter.from }],
    });
  },
  120_000,
);
