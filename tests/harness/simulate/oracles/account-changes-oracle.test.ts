// @long
import { expect, it } from 'vitest';
import { withState } from '#harness/backend/world.ts';
import type { Planted } from '#harness/simulate/browser.ts';
import { journeyOf } from '#harness/simulate/journeys.ts';
import { simulate } from '#harness/simulate/runs/run.ts';

const run = (planted?: Planted) =>
  simulate({ seed: 2, sessions: 5, faults: 0, journey: journeyOf('account'), planted });

const COUNTED = [
  'sign-ins',
  'members',
  'password-link',
  'account-ready',
  'password-changed',
  'account-leaving',
  'account-kept',
];

it('AUT-22 AUT-26 API-43 API-46 API-48 account sessions satisfy the invariants, and their changes are counted', async () => {
  const { failures, accounts } = await run();
  expect(failures.map(({ finding }) => finding)).toEqual([]);
  for (const what of COUNTED) expect([what, accounts[what]]).toEqual([what, expect.any(Number)]);
}, 120_000);

it.each([
  ['account.update', { profiles: {} }],
  ['account.changePassword', { passwords: {} }],
])(
  'API-45 finds a backend that loses the change of %s',
  async (call, lost) => {
    const { failures } = await run({ world: (world) => withState(world, lost) });
    expect(failures.map(({ finding }) => finding)).toContainEqual({
      invariant: 'every confirmed change took effect',
      problem: expect.stringContaining(`${call} succeeded, but took no effect`),
    });
  },
  120_000,
);
