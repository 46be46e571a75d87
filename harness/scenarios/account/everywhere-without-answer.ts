import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { ACCOUNT_LOADED, inAccount } from './area-steps.ts';

export const everywhereWithoutAnswer: Scenario = {
  id: 'everywhere-without-answer',
  title: 'Signing out on all devices fails',
  summary: 'Who could not be signed out everywhere is told so.',
  ledger: ['AUT-21', 'SES-19'],
  domains: ['account', 'auth/signedOut', 'notices'],
  golden: [{ name: 'account/sign-out-everywhere--unreachable', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/privacy'),
    rules: [{ on: 'DELETE /loginidentity/@all', then: 'unreachable' }],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The page is there.', facts: [ACCOUNT_LOADED] },
      {
        kind: 'shopper',
        title: 'Signs out on all devices.',
        input: 'account/signOutEverywhere',
        press: { role: 'button', name: 'Sign out on all devices' },
        facts: [],
        asked: ['DELETE /loginidentity/@all'],
      },
      {
        kind: 'settle',
        title: 'Is told that nothing has happened.',
        facts: [{ name: 'notices/noticeShown', payload: { key: 'account:signOut.failed' } }],
      },
    ],
  })),
};
