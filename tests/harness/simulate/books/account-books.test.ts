// @long
import { expect, it } from 'vitest';
import { withState } from '#harness/backend/world.ts';
import type { Planted } from '#harness/simulate/browser.ts';
import { account } from '#harness/simulate/journeys/account.ts';
import { simulate } from '#harness/simulate/runs/run.ts';

const NAME = 'who comes in, what is mailed and who sees what agree with what was asked';

const run = (planted?: Planted) =>
  simulate({ seed: 9, sessions: 5, faults: 0, journey: account, planted });

/** What is planted, and what is said of it. */
const PLANTED: readonly (readonly [what: string, planted: Planted, said: RegExp])[] = [
  [
    'mails are not sent',
    { world: (world) => withState(world, { accountMails: [] }) },
    /was written where \[.+\] was due/,
  ],
  [
    'new passwords are forgotten',
    { world: (world) => withState(world, { passwords: {} }) },
    /not let in/,
  ],
  [
    'another address is nobody’s',
    { world: (world) => withState(world, { profiles: {} }) },
    /\[email-changed to .+\] was written where \[\] was due/,
  ],
  [
    'who leaves stays for ever',
    { world: (world) => withState(world, { deletions: {} }) },
    /\[account-leaving to .+\] was written where \[\] was due/,
  ],
  [
    'members are forgotten',
    { world: (world) => withState(world, { members: {} }) },
    /is no member/,
  ],
];

/** All that comes about in so many sessions. */
const WHAT = [
  'sign-ins',
  'mails',
  'accounts',
  'passwords',
  'passwords changed',
  'addresses changed',
  'details changed',
  'joined',
  'leaving',
  'kept',
  'gone',
  'signed out everywhere',
];

it('AUT-22 AUT-26 API-43 API-46 API-48 shoppers of accounts find nothing wrong where nothing is', async () => {
  const { failures, accounts } = await run();
  expect(failures.map(({ finding }) => finding)).toEqual([]);
  for (const what of WHAT) expect([what, accounts[what]]).toEqual([what, expect.any(Number)]);
}, 120_000);

it.each(PLANTED)(
  '%s, and the books say so',
  async (_, planted, said) => {
    const { failures } = await run(planted);
    const found = failures.filter(({ finding }) => finding.invariant === NAME);
    expect(found.map(({ finding }) => finding.problem)).toContainEqual(expect.stringMatching(said));
  },
  120_000,
);
