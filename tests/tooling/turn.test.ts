import { expect, it, vi } from 'vitest';
import { inTurn, TURNS } from '#harness/config/turn.ts';

const all = Array.from({ length: 50 }, (_, at) => at);

it('what takes turns has all been there after one round, each once', () => {
  const round = Array.from({ length: TURNS }, (_, turn) => inTurn(all, turn));
  expect(round.flat().toSorted((one, other) => one - other)).toEqual(all);
  for (const part of round) expect(part.length).toBeLessThan(all.length / 3);
});

it('whoever names a turn gets its part; where nobody does, everything is there', () => {
  vi.stubEnv('SELVEDGE_TURN', undefined);
  expect(inTurn(all)).toEqual(all);
  vi.stubEnv('SELVEDGE_TURN', '20400');
  expect(inTurn(all)).toEqual(inTurn(all, 0));
  vi.unstubAllEnvs();
});
