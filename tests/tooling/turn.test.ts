import { afterEach, expect, it, vi } from 'vitest';
import { inTurn, isOnTurnByName, TURNS } from '#harness/config/turn.ts';

const all = Array.from({ length: 50 }, (_, at) => at);

function onTurn(turn: number | undefined, of?: number): number[] {
  vi.stubEnv('SELVEDGE_TURN', turn?.toString());
  return inTurn(all, of);
}

afterEach(() => vi.unstubAllEnvs());

it.each([2, TURNS])('what takes turns, one in %i, has all been there after a round', (of) => {
  const round = Array.from({ length: of }, (_, turn) => onTurn(20_000 + turn, of));
  expect(round.flat().toSorted((one, other) => one - other)).toEqual(all);
  for (const part of round) expect(part.length).toBeLessThanOrEqual(Math.ceil(all.length / of));
});

it('who begins later has its turn later', () => {
  vi.stubEnv('SELVEDGE_TURN', '20');
  expect(inTurn(['first', 'second'], 6, 2)).toEqual(['first']);
  expect(inTurn(['first', 'second'], 6, 1)).toEqual(['second']);
  expect(inTurn(['first', 'second'], 6)).toEqual([]);
});

it('what takes turns by its name has its turn once in a round', () => {
  const turns = Array.from({ length: TURNS }, (_, turn) => {
    vi.stubEnv('SELVEDGE_TURN', `${20_000 + turn}`);
    return isOnTurnByName('STK-03 a size that is gone');
  });
  expect(turns.filter(Boolean)).toHaveLength(1);
});

it('where nobody names a turn, everything is there', () => {
  expect(onTurn(undefined)).toEqual(all);
  expect(isOnTurnByName('any')).toBe(true);
});
