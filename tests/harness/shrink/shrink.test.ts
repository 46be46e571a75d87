import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { causeOf } from '#harness/replay/first-cause.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { readGoal } from '#harness/shrink/goal.ts';
import { reduce } from '#harness/shrink/reduce.ts';
import { type Shrunk, shrink } from '#harness/shrink/shrink.ts';
import { rehashed } from '../replay/rehashed.ts';

const failed = readFileSync('fixtures/traces/cart/quantity--rolled-back.jsonl', 'utf8');
const removal = readFileSync('fixtures/traces/cart/removal--undone.jsonl', 'utf8');

async function shrunk(text: string, until: string): Promise<Shrunk> {
  const goal = readGoal(until);
  if (typeof goal === 'string') throw new Error(goal);
  const found = await shrink(text, goal);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

function namesIn(text: string): string[] {
  return readTrace(text).records.flatMap((record) =>
    record.kind === 'input' || record.kind === 'settle' ? [record.name] : [],
  );
}

describe('npm run trace -- shrink', () => {
  it('keeps the inputs and answers that a fact needs', async () => {
    const { text, records, causes } = await shrunk(removal, 'fact:cart/lineRemoved');
    expect(namesIn(text)).toEqual([
      'app/started',
      'http/session.userInfo',
      'cart/removeLine',
      'http/cart.removeLine',
    ]);
    expect(causes).toBe(4);
    expect(records[1]).toBeLessThanOrEqual(16);
    expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
  }, 120_000);

  it('keeps the causes that a store’s value needs', async () => {
    const { text } = await shrunk(removal, 'state:session/userInfo.status="registered"');
    expect(namesIn(text)).toEqual(['app/started', 'http/session.userInfo']);
  });

  it('keeps a divergence with its cause and difference', async () => {
    const wrong = rehashed(
      removal
        .trimEnd()
        .split('\n')
        .map((line) => line.replace('["cart/lineRemoved"]', '["cart/itemAdded"]')),
    );
    const { text, records } = await shrunk(wrong, 'diverged');
    const [before, after] = [wrong, text].map((one) => verifyAtHand(readTrace(one)).divergence);
    expect(after && { ...after, kind: after.kind }).toMatchObject({
      kind: 'facts',
      expected: before?.expected,
      actual: before?.actual,
    });
    expect(causeOf({ ...after!, changes: [] })).toBe(causeOf({ ...before!, changes: [] }));
    expect(records[1]).toBeLessThanOrEqual(16);
  });

  it('keeps the causes of a wrong store value when facts and calls match', async () => {
    const wrong = rehashed(
      failed
        .trimEnd()
        .split('\n')
        .map((line) => line.replace(/("cart\/bagError":)"[\w-]+"/, '$1"other"')),
    );
    const { text, records, store } = await shrunk(wrong, 'diverged');
    expect(store).toBe('cart/bagError');
    expect(records[1]).toBeLessThan(15);
    expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
  });

  it('reports unreachable goals', async () => {
    const addFailed = readGoal('fact:cart/addFailed');
    if (typeof addFailed === 'string') throw new Error(addFailed);
    expect(await shrink(removal, { kind: 'diverged' })).toMatch(
      /^The trace verifies.*--until 'fact:NAME.*Its last facts: .*cart\/\w+/,
    );
    expect(await shrink(removal, addFailed)).toBe('The trace does not reach this goal.');
    expect(readGoal('fact:no/such')).toMatch(/^There is no fact no\/such\./);
    expect(readGoal('state:cart/minibag.bag')).toBe(
      'There is no named store cart/minibag.bag. The nearest is cart/miniBag.',
    );
    expect(readGoal('http/session.userInfo')).toMatch(/^--until is .* is none of these\.$/);
    expect(readGoal('nonsense')).toMatch(/^--until is/);
  });

  it('removes everything unneeded, down to single items', async () => {
    const items = Array.from({ length: 100 }, (_, at) => at);
    const wanted = [3, 50, 51, 97];
    expect(await reduce(items, (part) => wanted.every((one) => part.includes(one)))).toEqual(
      wanted,
    );
    expect(await reduce(items, () => true)).toEqual([]);
    // 2 can be removed only after 1, which is tried later.
    expect(await reduce([1, 2], (part) => !part.includes(1) || part.includes(2))).toEqual([]);
  });
});
