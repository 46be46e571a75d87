import { expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { report } from '#harness/replay/report.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { slowIt } from '../../slow-it.ts';

slowIt('continues a session from any point, also with pending calls, and verifies', async () => {
  const trace = readTrace(await shopSession(7, IS_WHOLE ? 12 : 4));
  const player = createPlayer(trace);
  player.seek(trace.records.length);
  const inFlight: number[] = [];
  for (let target = 1; target < trace.records.length; target += 37) {
    player.seek(target);
    inFlight.push(player.pending);
    while (player.position < trace.records.length) expect(player.step()).toBeUndefined();
    expect(player.checkEnd()).toBeUndefined();
  }
  expect(Math.max(...inFlight)).toBeGreaterThan(0);
});

it('verifies facts and calls, not the final state, of a format 4 trace recorded with other units', async () => {
  const trace = readTrace(await shopSession(3, 2));
  const old = {
    ...trace,
    header: { ...trace.header, format: 4, stores: '', catalogue: 'otherUnits' },
    end: { ...trace.end, state: 'otherState' },
  };
  const verification = verifyAtHand(old);
  expect(verification).toMatchObject({ divergence: undefined, isStateCompared: false });
  expect(report('old.jsonl', verification, 1)).toContain('verified, but for the final state');
  const { catalogue } = trace.header;
  const own = { ...old, header: { ...old.header, catalogue } };
  expect(verifyAtHand(own).divergence?.kind).toBe('state');
});
