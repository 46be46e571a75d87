// @alone
import { scopeBind } from 'effector';
import { number } from 'superstruct';
import { expect, it } from 'vitest';
import { handle } from '#harness/device/handle.ts';
import { add, rename, saveFx } from '#harness/bench/prototype-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { state } from '#src/event-log/units.ts';
import { appStarted } from '#src/ports/start.ts';

const $unlucky = state('test/unlucky', 0, number());
$unlucky.on([appStarted, saveFx.done], () => {
  throw new RangeError('unlucky');
});

it("writes the marker of a reducer's error after the record that caused it", async () => {
  const handlers = new Map([handle(saveFx, async () => ({ saved: true }))]);
  const session = recordSession(handlers, () => 0);
  const { scope } = session;
  scopeBind(appStarted, { scope })({ environment: sampleEnvironment });
  scopeBind(add, { scope })({ id: 'one' });
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  scopeBind(rename, { scope })({ name: 'throw' });
  scopeBind(rename, { scope })({ name: 'calm' });
  const trace = readTrace(session.trace());
  session.stop();
  const order = trace.records.flatMap((record) => {
    if (record.kind === 'marker') return [record.data];
    return 'name' in record ? [record.name] : [];
  });
  const unlucky = { unit: 'test/unlucky', error: 'RangeError' };
  expect(order).toEqual([
    'app/started',
    unlucky,
    'prototype/add',
    'prototype/save',
    'prototype/save',
    unlucky,
    'prototype/rename',
    { unit: 'prototype/name', error: 'RangeError' },
    'prototype/rename',
  ]);
  expect(verifyAtHand(trace).divergence).toBeUndefined();
});

it('exports a marker without a following record', () => {
  const session = recordSession(new Map(), () => 0);
  scopeBind(appStarted, { scope: session.scope })({ environment: sampleEnvironment });
  expect(session.trace()).toContain('"test/unlucky"');
  session.stop();
});
