import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { isNothing } from '#src/kernel/struct.ts';

const structs = declaredUnits().flatMap((declared) =>
  declared.kind === 'port'
    ? [declared.params, declared.done, declared.fail]
    : declared.kind === 'input'
      ? [declared]
      : [],
);

describe('null in a trace', () => {
  it('API-16 a product missing in its answer replays as the same failure', async () => {
    const shop = inProcessShop({ brand: 'rl', country: 'gb' });
    const { fetch } = shop.backend;
    shop.backend.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!(input as string).includes('/products/')) return response;
      return Response.json({ ...((await response.json()) as object), data: [] });
    };
    const session = recordSession(shop.handlers, () => 0);
    const location = { ...sampleEnvironment.location, path: '/product/nothing-rl0101raw' };
    await shop.start(session.scope, { location });
    const trace = readTrace(session.trace());
    session.stop();
    expect(trace.records).toContainEqual(
      expect.objectContaining({ name: 'http/product.byId', outcome: 'done', value: null }),
    );
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('means either null or undefined for each unit', () => {
    const both = structs.filter(
      ({ struct }) => !isNothing(struct) && struct.is(null) && struct.is(undefined),
    );
    expect(both.map(({ name }) => name)).toEqual([]);
  });
});
