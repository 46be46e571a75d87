import { nullable, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { nothing } from '#src/kernel/struct.ts';
import { port } from '#src/event-log/units.ts';
import { silentPorts, whole } from '#harness/scenarios/silent-ports.ts';

const silentFx = port('test/silent', { params: nothing(), done: nothing(), fail: nothing() });
const askedFx = port('test/asked', {
  params: nothing(),
  done: nullable(string()),
  fail: nothing(),
});

describe('ports of a simulated page', () => {
  it('answer with nothing only where nothing is an answer', () => {
    const handlers = new Map(silentPorts());
    expect(handlers.has(silentFx)).toBe(true);
    expect(handlers.has(askedFx)).toBe(false);
  });

  it('name who answers nobody, before a model takes undefined for an answer', () => {
    const handlers = new Map(silentPorts());
    expect(() => whole(handlers)).toThrow('Nobody answers here: test/asked');
    handlers.set(askedFx, async () => null);
    expect(whole(handlers)).toBe(handlers);
  });
});
