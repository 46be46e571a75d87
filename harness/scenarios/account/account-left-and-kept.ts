import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { ACCOUNT_LOADED, inAccount } from './area-steps.ts';

export const accountLeftAndKept: Scenario = {
  id: 'account-left-and-kept',
  title: 'A shopper wants the account deleted, and keeps it after all',
  summary: 'An account that is to end can be kept until then.',
  ledger: ['API-48', 'AUT-26'],
  domains: ['account'],
  golden: [{ name: 'account/deletion--taken-back', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/privacy'),
    rules: [],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The page is there.', facts: [ACCOUNT_LOADED] },
      {
        kind: 'shopper',
        title: 'Wants the account deleted.',
        input: 'account/deleteAccount',
        press: 'no-control',
        facts: [],
        asked: ['POST /account/@self/delete'],
        state: { 'account/leavingChange': { status: 'submitting' } },
      },
      {
        kind: 'settle',
        title: 'Is told when it ends.',
        facts: [{ name: 'account/deletionPromised' }, ACCOUNT_LOADED],
        state: { 'account/leavingChange': { status: 'idle' } },
      },
      {
        kind: 'shopper',
        title: 'Thinks better of it.',
        input: 'account/keepAccount',
        press: { role: 'button', name: 'Keep my account' },
        facts: [],
        asked: ['POST /account/@self/keep'],
      },
      {
        kind: 'settle',
        title: 'It stays.',
        facts: [{ name: 'account/accountKept' }, ACCOUNT_LOADED],
        state: { 'account/leavingChange': { status: 'idle' } },
      },
    ],
  })),
};
