import { allSettled } from 'effector';
import { string } from 'superstruct';
import { expect, it } from 'vitest';
import { recordSession } from '#harness/replay/record-session.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { port } from '#src/event-log/units.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';

const askFx = port('test/askLate', { params: string(), done: string(), fail: string() });

it('answers a port that was declared before the start by the handler of its lazy module', async () => {
  const handlers = new Map<AnyEffect, PortHandler>();
  const { scope, trace, stop } = recordSession(handlers, () => 0, [], ['test/askLate']);
  handlers.set(askFx, (name: string) => `hello ${name}`);
  await expect(allSettled(askFx, { scope, params: 'Mira' })).resolves.toEqual({
    status: 'done',
    value: 'hello Mira',
  });
  expect(trace()).toContain('hello Mira');
  stop();
});
