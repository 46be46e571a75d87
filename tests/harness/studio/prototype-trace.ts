import { scopeBind } from 'effector';
import { handle } from '#harness/device/handle.ts';
import { add, rename, saveFx } from '#harness/bench/prototype-model.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';

/** A short session of the prototype model: three additions, the second rejected by the server. */
export async function prototypeTrace(): Promise<string> {
  let time = 0;
  const session = recordSession(
    new Map([
      handle(saveFx, async ({ id }) => {
        if (id === 'two') throw { status: 500 };
        return { saved: true };
      }),
    ]),
    () => (time += 10),
  );
  const { scope } = session;
  scopeBind(appStarted, { scope })({ environment: sampleEnvironment });
  for (const id of ['one', 'two', 'three']) {
    scopeBind(add, { scope })({ id });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  scopeBind(rename, { scope })({ name: 'a list' });
  const text = session.trace();
  session.stop();
  return text;
}
