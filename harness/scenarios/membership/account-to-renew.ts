import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { PASSWORD_MAIL_SENT, asksForPassword } from '../account/account-steps.ts';
import { LANDING, signsInFromHeader } from './membership-steps.ts';
import { strangerAt } from '../starts.ts';

export const accountToRenew: Scenario = {
  id: 'account-to-renew',
  title: 'An account has to be renewed before anybody can sign in',
  summary: 'No error, but the way to a new password.',
  ledger: ['AUT-22', 'GST-02', 'RTE-03', 'API-40'],
  domains: ['auth/migrationNeeded'],
  inBrowser: true,
  golden: [{ name: 'auth/migration--to-renew', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      ...signsInFromHeader('ines'),
      {
        kind: 'settle',
        title: 'Is on the page that says how, though a guest.',
        facts: [{ name: 'auth/migrationNeeded' }],
        state: { 'navigation/location': { path: LANDING }, 'auth/drawer': { status: 'closed' } },
        screen: [{ role: 'heading', name: 'We have renewed our accounts' }],
      },
      asksForPassword(
        { email: DEMO_ACCOUNTS.ines.email, source: 'migration', within: undefined },
        { title: 'Asks for the link to a new password.' },
      ),
      {
        ...PASSWORD_MAIL_SENT,
        facts: [],
      },
    ],
  })),
};
