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
import { createPlayer } from '#harness/replay/player.ts';
import { $isSigningOut, signOut } from '#src/auth/sign-out-model.ts';
import { signOutFx } from '#src/session/lifecycle-model.ts';
import { dismiss } from '#src/notices/model.ts';
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

it('a seek restores pending calls, and only those', () => {
  let refuse: (error: unknown) => void = () => undefined;
  const handlers = silentPorts();
  handlers.set(signOutFx, () => ({
    then: (_done: unknown, fail: typeof refuse) => (refuse = fail),
  }));
  const session = recordSession(handlers, () => 0);
  const start = scopeBind(appStarted, { scope: session.scope });
  const ask = scopeBind(signOut, { scope: session.scope });
  const pass = scopeBind(dismiss, { scope: session.scope });
  start({ environment: sampleEnvironment });
  ask();
  for (let index = 0; index < 300; index++) pass({ id: 0 });
  refuse({ kind: 'network' });
  const trace = readTrace(session.trace());
  session.stop();

  const player = createPlayer(trace);
  const end = trace.records.length;
  player.seek(end);
  player.seek(250); // from the checkpoint at 200, after the call
  expect(player.scope.getState($isSigningOut)).toBe(true);
  player.seek(end);
  expect(player.scope.getState($isSigningOut)).toBe(false);
});
