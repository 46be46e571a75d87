import { beforeAll, expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { createStageSession } from '#harness/studio/stage-session.ts';
import { stepsOf } from '#harness/studio/playback/steps.ts';
import { scopeBind } from 'effector';
import { handle } from '#harness/device/handle.ts';
import { add, rename, saveFx } from '#harness/bench/prototype-model.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';

/** A short session of the prototype model: three additions, the second rejected by the server. */
async function prototypeTrace(): Promise<string> {
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

let trace: Trace;

beforeAll(async () => {
  trace = readTrace(await prototypeTrace());
});

it('a step is one cause with the calls that it starts', () => {
  const steps = stepsOf(trace.records);
  const causes = trace.records.filter(({ kind }) => kind === 'input' || kind === 'settle');
  expect(steps.count).toBe(causes.length);
  expect(steps.causeOf(0)).toBeUndefined();
  const owners = trace.records.map((_, index) => steps.stepOf(index));
  expect(owners[0]).toBe(1);
  expect(owners).toEqual([...owners].sort((one, other) => one - other));
  trace.records.forEach((record, index) => {
    if (record.kind === 'call') expect(steps.stepOf(index)).toBe(steps.stepOf(index - 1));
  });
});

it('opens before the first record and shows what each step did', () => {
  const session = createStageSession(trace);
  expect(session.view()).toMatchObject({ step: 0, facts: [], changes: [], divergence: [] });
  session.goTo(1);
  expect(session.view()).toMatchObject({ step: 1, inFlight: 0 });
  session.goTo(5);
  expect(session.view()).toMatchObject({
    facts: [{ name: 'prototype/rolledBack', payload: { id: 'two', count: 1 } }],
    changes: [{ store: 'prototype/ids', before: ['one', 'two'], after: ['one'] }],
    inFlight: 0,
  });
});

it('shows the same state of a step from either direction', () => {
  const session = createStageSession(trace);
  const forwards = Array.from({ length: session.steps }, (_, index) => {
    session.goTo(index + 1);
    return session.view();
  });
  const backwards = Array.from({ length: session.steps }, (_, index) => {
    session.goTo(session.steps - index);
    return session.view();
  });
  expect(backwards.toReversed()).toEqual(forwards);
});

it('never leaves the trace', () => {
  const session = createStageSession(trace);
  session.goTo(999);
  expect(session.step).toBe(session.steps);
  expect(session.advance()).toBe(false);
  session.goTo(-3);
  expect(session.view()).toMatchObject({ step: 0, facts: [] });
});

it('has the environment that the page life recorded', () => {
  expect(createStageSession(trace).environment).toMatchObject({ host: 'localhost' });
});

it('describes the divergence of a step', () => {
  const records = trace.records.map((record) =>
    record.kind === 'settle' && record.id === 1
      ? { ...record, outcome: 'fail' as const, value: { status: 500 } }
      : record,
  );
  const session = createStageSession({ ...trace, records });
  session.goTo(3);
  expect(session.hasDiverged).toBe(true);
  expect(session.view().divergence.join('\n')).toContain('prototype/rolledBack');
});
