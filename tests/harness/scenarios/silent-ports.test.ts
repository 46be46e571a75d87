import { nullable, string } from 'superstruct';
import { expect, it } from 'vitest';
import { nothing } from '#src/kernel/struct.ts';
import { port } from '#src/event-log/units.ts';
import { silentPorts } from '#harness/scenarios/silent-ports.ts';

const silentFx = port('test/silent', { params: nothing(), done: nothing(), fail: nothing() });
const askedFx = port('test/asked', {
  params: nothing(),
  done: nullable(string()),
  fail: nothing(),
});

it('a silent port answers with nothing only where nothing is an answer, and else fails by name', async () => {
  const handlers = new Map(silentPorts());
  await expect(handlers.get(silentFx)?.(undefined)).resolves.toBeUndefined();
  await expect(handlers.get(askedFx)?.(undefined)).rejects.toThrow(
    'Nobody answers the port test/asked here',
  );
});
