import { type Scope, allSettled, createWatch, fork } from 'effector';
import { object, string } from 'superstruct';
import { expect, it } from 'vitest';
import { command, port } from '#src/event-log/units.ts';
import { noPayload } from '#src/kernel/struct.ts';
import { query } from '#src/ports/http/query.ts';

const read = command('test/read', noPayload());
const readFx = port('test/readCall', { params: noPayload(), done: string(), fail: string() });
const one = query('test/reads', { start: read, readFx });

const Of = object({ id: string() });
const readEach = command('test/readEach', Of);
const readEachFx = port('test/readEachCall', { params: Of, done: string(), fail: string() });
const forget = command('test/forget', noPayload());
const each = query('test/eachReads', {
  start: readEach,
  readFx: readEachFx,
  keyOf: ({ id }) => id,
  forget: [forget],
});

/** Calls that the test answers in their order. */
function heldCalls() {
  const held: { done: (value: string) => void; fail: (error: unknown) => void }[] = [];
  const handler = () => new Promise<string>((done, fail) => held.push({ done, fail }));
  const scope = fork({
    handlers: [
      [readFx, handler],
      [readEachFx, handler],
    ],
  });
  const answer = async (at: number, value: string) => {
    held[at]?.done(value);
    await Promise.resolve();
  };
  return { held, scope, answer };
}

function heard(scope: Scope, unit: Parameters<typeof createWatch>[0]['unit']): unknown[] {
  const seen: unknown[] = [];
  createWatch({ unit, scope, fn: (value: unknown) => seen.push(value) });
  return seen;
}

it('drops a stale answer, and reads again', async () => {
  const { held, scope, answer } = heldCalls();
  const seen = heard(scope, one.doneData);
  void allSettled(read, { scope });
  void allSettled(read, { scope });
  void allSettled(read, { scope });
  expect(held).toHaveLength(1);
  await answer(0, 'old');
  expect(seen).toEqual([]);
  expect(held).toHaveLength(2);
  expect(scope.getState(one.$isUnderWay)).toBe(true);
  await answer(1, 'new');
  expect(seen).toEqual(['new']);
  expect(scope.getState(one.$isUnderWay)).toBe(false);
});

it('reports why a read failed, and reads again at the next request', async () => {
  const { held, scope, answer } = heldCalls();
  const failures = heard(scope, one.failData);
  void allSettled(read, { scope });
  held[0]?.fail('offline');
  await Promise.resolve();
  expect(failures).toEqual(['offline']);
  const seen = heard(scope, one.doneData);
  void allSettled(read, { scope });
  await answer(1, 'there');
  expect(seen).toEqual(['there']);
});

it('reads different keys in parallel, each once', async () => {
  const { held, scope, answer } = heldCalls();
  const seen = heard(scope, each.done);
  for (const id of ['a', 'b', 'a']) void allSettled(readEach, { scope, params: { id } });
  expect(held).toHaveLength(2);
  await answer(1, 'B');
  await answer(0, 'old A');
  await answer(2, 'A');
  expect(seen).toEqual([
    { params: { id: 'b' }, result: 'B' },
    { params: { id: 'a' }, result: 'A' },
  ]);
});

it('ignores the answer to a request from before `forget`', async () => {
  const { scope, answer } = heldCalls();
  const seen = heard(scope, each.done);
  void allSettled(readEach, { scope, params: { id: 'a' } });
  void allSettled(forget, { scope });
  await answer(0, 'of somebody else');
  expect(seen).toEqual([]);
});
