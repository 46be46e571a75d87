import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { selectSort } from '#src/listing/model.ts';
import { navigateFx } from '#src/ports/navigation.ts';
import { appStarted } from '#src/ports/start.ts';
import { silentPorts } from './silent-ports.ts';

it.each([
  [
    'at once',
    (): unknown => {
      throw new DOMException('too many', 'SecurityError');
    },
  ],
  ['later', () => Promise.reject(new DOMException('too many', 'SecurityError'))],
])('replays a session in which an infallible port failed %s', async (_name, fail) => {
  const handlers = silentPorts();
  handlers.set(navigateFx, fail);
  const session = recordSession(handlers, () => 0);
  scopeBind(appStarted, { scope: session.scope })({ environment: sampleEnvironment });
  scopeBind(selectSort, { scope: session.scope })({ sort: 'newest' });
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  const trace = readTrace(session.trace());
  session.stop();
  expect(trace.records).toContainEqual(
    expect.objectContaining({ name: 'navigation/navigate', outcome: 'fail' }),
  );
  expect(verifyAtHand(trace).divergence).toBeUndefined();
});
