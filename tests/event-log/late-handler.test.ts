import { allSettled } from 'effector';
import { string } from 'superstruct';
import { expect, it } from 'vitest';
import { recordSession } from '#harness/replay/record-session.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { port } from '#src/event-log/units.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';

const shape = { params: string(), done: string(), fail: string() };
const askFx = port('test/askLate', shape);

it('answers a port by the handler that its lazy module adds after the start', async () => {
  const handlers = new Map<AnyEffect, PortHandler>();
  const { scope, trace, stop } = recordSession(handlers, () => 0);
  handlers.set(askFx, (name: string) => `hello ${name}`);
  await expect(allSettled(askFx, { scope, params: 'Mira' })).resolves.toEqual({
    status: 'done',
    value: 'hello Mira',
  });
  expect(trace()).toContain('hello Mira');
  stop();
});

it('answers and records a port that is declared after the start', async () => {
  const handlers = new Map<AnyEffect, PortHandler>();
  const { scope, trace, stop } = recordSession(handlers, () => 0);
  const sayFx = port('test/sayLate', shape);
  handlers.set(sayFx, (name: string) => `goodbye ${name}`);
  await expect(allSettled(sayFx, { scope, params: 'Mira' })).resolves.toMatchObject({
    value: 'goodbye Mira',
  });
  expect(trace()).toContain('goodbye Mira');
  stop();
});

it('does not record a call without a handler', async () => {
  const { scope, trace, stop } = recordSession(new Map(), () => 0);
  await expect(allSettled(askFx, { scope, params: 'Mira' })).resolves.toMatchObject({
    status: 'fail',
    value: new Error('The port test/askLate has no handler'),
  });
  expect(trace()).not.toContain('askLate');
  stop();
});
