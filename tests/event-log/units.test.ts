import { allSettled, createWatch, fork, sample } from 'effector';
import { object, string } from 'superstruct';
import { expect, it, vi } from 'vitest';
import { command, fact, input, port } from '#src/event-log/units.ts';
import { noPayload } from '#src/kernel/struct.ts';

const chosen = input('test/chosen', object({ id: string() }));
const closeAll = command('test/closeAll', noPayload());
const allClosed = fact('test/allClosed', noPayload());
const retry = input('test/retry', noPayload());
const askFx = port('test/ask', { params: noPayload(), done: string(), fail: noPayload() });

sample({ clock: chosen, target: [closeAll, allClosed, retry, askFx] });

it('accepts any clock for a unit without payload, and drops its payload', async () => {
  const ask = vi.fn(() => 'yes');
  const scope = fork({ handlers: [[askFx, ask]] });
  const heard: unknown[] = [];
  for (const unit of [closeAll, allClosed, retry, askFx])
    createWatch({ unit, scope, fn: (payload: unknown) => heard.push(payload) });
  await allSettled(chosen, { scope, params: { id: '1' } });
  expect(heard).toEqual([undefined, undefined, undefined, undefined]);
  expect(ask.mock.calls).toEqual([[undefined]]);
});

it('answers the caller of a port without parameters', async () => {
  const scope = fork({ handlers: [[askFx, () => 'yes']] });
  expect(await allSettled(askFx, { scope })).toEqual({ status: 'done', value: 'yes' });
});
