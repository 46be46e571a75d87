import { nullable, string } from 'superstruct';
import { expect, it } from 'vitest';
import { nothing } from '#src/kernel/struct.ts';
import { port } from '#src/event-log/units.ts';
import { silentPorts } from '#harness/device/silent-ports.ts';

const silentFx = port('test/silent', { params: nothing(), done: nothing(), fail: nothing() });
const askedFx = port('test/asked', {
  params: nothing(),
  done: nullable(string()),
  fail: nothing(),
});

it('a port without its own handler returns only empty results, and otherwise fails with its name', async () => {
  const handlers = new Map(silentPorts());
  await expect(handlers.get(silentFx)?.(undefined)).resolves.toBeUndefined();
  await expect(handlers.get(askedFx)?.(undefined)).rejects.toThrow(
    'The port test/asked has no handler here',
  );
});
