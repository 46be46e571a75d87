import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';

it('LST-14 a session started at a translated filter address replays, although the log omits the words', async () => {
  const shop = inProcessShop({ brand: 'rl', country: 'gb' });
  const session = recordSession(shop.handlers, () => 0);
  const location = { ...sampleEnvironment.location, path: '/women/jeans', search: '?colour=blue' };
  await shop.start(session.scope, { location });
  const trace = readTrace(session.trace());
  session.stop();
  expect(shop.device.history.visited).toEqual(['/women/jeans?maincolour=blue']);
  expect(session.trace()).not.toContain('?colour=blue');
  expect(verifyAtHand(trace).divergence).toBeUndefined();
});
