// @alone
import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { add, rename, saveFx, submit } from '#harness/bench/prototype-model.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type RecordedSession, recordSession } from '#harness/replay/record-session.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';

function recorded(save: (params: { id: string }) => unknown): RecordedSession {
  let time = 0;
  const session = recordSession(
    new Map<AnyEffect, PortHandler>([[saveFx, save]]),
    () => (time += 7),
  );
  scopeBind(appStarted, { scope: session.scope })({ environment: sampleEnvironment });
  return session;
}

async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const SECRET = 'hunter2hunter2';
const EMAIL = 'Maria.Gonzales@mail.example';

async function walk(save: (params: { id: string }) => unknown): Promise<string> {
  const session = recorded(save);
  const { scope } = session;
  scopeBind(add, { scope })({ id: 'one' });
  scopeBind(rename, { scope })({ name: 'first' });
  scopeBind(add, { scope })({ id: 'two' });
  await settled();
  scopeBind(submit, { scope })({ email: ` ${EMAIL} `, password: SECRET });
  scopeBind(rename, { scope })({ name: 'throw' });
  await settled();
  return session.trace();
}

describe('a recorded session', () => {
  it('replays to the last fact and the same final state', async () => {
    const text = await walk(async ({ id }) => {
      if (id === 'two') throw { status: 500 };
      return { saved: true };
    });
    const trace = readTrace(text);
    expect(trace.records.some(({ kind }) => kind === 'settle')).toBe(true);
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('replays calls that return in the same turn', async () => {
    const trace = readTrace(await walk(() => ({ saved: true })));
    expect(trace.records.filter(({ kind }) => kind === 'same-turn')).toHaveLength(2);
    expect(verifyAtHand(trace).divergence).toBeUndefined();
  });

  it('names the first record that differs', async () => {
    const text = await walk(async () => ({ saved: true }));
    const trace = readTrace(text);
    const records = trace.records.map((record) =>
      record.kind === 'settle' && record.id === 2
        ? { ...record, outcome: 'fail' as const, value: { status: 500 } }
        : record,
    );
    const { divergence } = verifyAtHand({ ...trace, records });
    expect(divergence).toMatchObject({ kind: 'facts', cause: { kind: 'settle', id: 2 } });
    expect(divergence?.actual).toContain('prototype/rolledBack');
    expect(divergence?.expected).toContain('prototype/added');
    expect(divergence?.changes).toEqual([
      { store: 'prototype/ids', before: ['one', 'two'], after: ['one'] },
    ]);
  });

  it('seeks to any record, with the same state as playing', async () => {
    const session = recorded(async () => ({ saved: true }));
    for (let index = 0; index < 500; index++) {
      scopeBind(add, { scope: session.scope })({ id: `item-${index}` });
      if (index % 3 === 0) await settled();
      scopeBind(rename, { scope: session.scope })({ name: `name ${index}` });
    }
    await settled();
    const trace = readTrace(session.trace());
    const player = createPlayer(trace);
    player.seek(trace.records.length);
    for (const target of [900, 12, 1300, 1, 700]) {
      player.seek(target);
      const fresh = createPlayer(trace);
      while (fresh.position < player.position) fresh.step();
      expect(fresh.position).toBe(player.position);
      expect(player.snapshot()).toEqual(fresh.snapshot());
    }
  });
});
