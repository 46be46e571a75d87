import { nullable, string } from 'superstruct';
import { expect, it } from 'vitest';
import { noPayload } from '#src/kernel/struct.ts';
import { port } from '#src/event-log/units.ts';
import { silentPorts } from '#harness/device/silent-ports.ts';

const silentFx = port('test/silent', { params: noPayload(), done: noPayload(), fail: noPayload() });
const askedFx = port('test/asked', {
  params: noPayload(),
  done: nullable(string()),
  fail: noPayload(),
});

it('a port without its own handler returns only empty results, and otherwise fails with its name', async () => {
  const handlers = new Map(silentPorts());
  await expect(handlers.get(silentFx)?.(undefined)).resolves.toBeUndefined();
  await expect(handlers.get(askedFx)?.(undefined)).rejects.toThrow(
    'The port test/asked has no handler here',
  );
});
