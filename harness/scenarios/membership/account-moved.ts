import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { LANDING, goesOn, signsInFromHeader } from './membership-steps.ts';
import { strangerAt } from '../starts.ts';

export const accountMoved: Scenario = {
  id: 'account-moved',
  title: 'An account moves with a sign-in',
  summary: 'Who has moved is told so, and goes on.',
  ledger: ['AUT-23', 'RTE-03', 'RTE-27', 'MEM-02'],
  domains: ['auth/migrationNeeded'],
  inBrowser: true,
  golden: [
    { name: 'auth/migration--moved', brand: 'rl' },
    { name: 'auth/migration-tailored--moved', brand: 'hm' },
  ],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      ...signsInFromHeader('tomas'),
      {
        kind: 'settle',
        title: 'Is told that everything came along.',
        facts: [{ name: 'auth/migrationNeeded' }],
        state: {
          'auth/signInState': { status: 'migrating' },
          'navigation/location': { path: LANDING, search: '?loginRedirect=%2F' },
        },
        screen: [{ role: 'heading', name: 'Your account has moved' }],
      },
      {
        kind: 'shopper',
        title: 'Goes on.',
        input: 'auth/leaveLanding',
        press: { role: 'button', name: 'Go on' },
        facts: [],
        asked: [],
      },
      goesOn('/', 'Is where the sign-in began.', []),
    ],
  })),
};
