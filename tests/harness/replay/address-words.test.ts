import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { appStarted } from '#src/ports/start.ts';

it('LST-14 a session that came by a filter in the words of a language replays, though the log does not have them', async () => {
  const wentTo: string[] = [];
  const onNavigate = (to: string) => void wentTo.push(to);
  const shop = inProcessShop({ brand: 'rl', country: 'gb', onNavigate });
  const session = recordSession(shop.handlers, () => 0);
  const location = { ...sampleEnvironment.location, path: '/women/jeans', search: '?colour=blue' };
  scopeBind(appStarted, { scope: session.scope })({
    environment: { ...sampleEnvironment, location },
  });
  await shop.settle();
  const trace = readTrace(session.trace());
  session.stop();
  expect(wentTo).toEqual(['/women/jeans?maincolour=blue']);
  expect(session.trace()).not.toContain('?colour=blue');
  expect(verifyAtHand(trace).divergence).toBeUndefined();
});
