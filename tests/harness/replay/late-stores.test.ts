// @alone
import { sample, scopeBind } from 'effector';
import { boolean, nullable, number } from 'superstruct';
import { expect, it } from 'vitest';
import { noPayload } from '#src/kernel/struct.ts';
import { fact, input, state } from '#src/event-log/units.ts';
import { appStarted } from '#src/ports/start.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';

/** A store with its input, and a lazy module that emits a fact when its parity changes. */
function counter(name: string) {
  const changed = input(`${name}/changed`, number());
  const $count = state(`${name}/count`, 0, number()).on(changed, (_, count) => count);
  const came = input(`${name}/came`, noPayload());
  const $isHere = state(`${name}/isHere`, false, boolean()).on(came, () => true);
  return {
    changed,
    came,
    async comes() {
      const parityChanged = fact(`${name}/parityChanged`, nullable(boolean()));
      const $isEven = $count.map((count) => (count === 0 ? null : count % 2 === 0));
      sample({
        clock: $isEven.updates,
        source: $isHere,
        filter: Boolean,
        fn: (_, isEven) => isEven,
        target: parityChanged,
      });
      await Promise.resolve();
    },
  };
}

/** A session whose module loads between these inputs, with its number of facts. */
async function recorded(
  { changed, came, comes }: ReturnType<typeof counter>,
  before: readonly number[],
  after: readonly number[],
): Promise<{ facts: number; text: string }> {
  const session = recordSession(new Map(), () => 0);
  const { scope } = session;
  scopeBind(appStarted, { scope })({ environment: sampleEnvironment });
  const put = scopeBind(changed, { scope });
  for (const count of before) put(count);
  await comes();
  scopeBind(came, { scope })();
  for (const count of after) put(count);
  const text = session.trace();
  session.stop();
  return { facts: text.split('/parityChanged').length - 1, text };
}

it.each([
  { name: 'late-a', before: [2], after: [4], facts: 0 },
  { name: 'late-b', before: [], after: [2, 4], facts: 1 },
  { name: 'late-c', before: [2, 4], after: [6, 7, 9], facts: 1 },
])(
  'a module loaded after $before emits only changes of its store, live and replayed: $after',
  async ({ name, before, after, facts }) => {
    const session = await recorded(counter(name), before, after);
    expect(session.facts).toBe(facts);
    expect(verifyAtHand(readTrace(session.text))).toMatchObject({
      divergence: undefined,
      isStateCompared: true,
    });
  },
);
