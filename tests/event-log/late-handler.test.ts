import { allSettled } from 'effector';
import { string } from 'superstruct';
import { expect, it } from 'vitest';
import { recordSession } from '#harness/replay/record-session.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { port } from '#src/event-log/units.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';

const askFx = port('test/askLate', { params: string(), done: string(), fail: string() });

it('a port that is declared before the start answers by the handler that its module brings later', async () => {
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
