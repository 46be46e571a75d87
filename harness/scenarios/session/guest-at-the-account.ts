import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { CREATE_GUEST, DELETE_GUEST, signsIn } from '../steps.ts';

export const guestAtTheAccount: Scenario = {
  id: 'guest-at-the-account',
  title: 'A guest asks for the account page',
  summary: 'A guest asks for the account: is sent home, offered to sign in, and then let in.',
  ledger: ['GST-01', 'GST-03', 'GST-05', 'GST-06', 'AUT-14', 'RTE-27', 'RTE-28'],
  domains: ['auth'],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/myaccount'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is on the home page instead, with the sign-in beside it.',
        facts: [{ name: 'auth/guestRedirected' }, { name: 'auth/signInOpened' }],
        asked: [CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
        state: {
          'navigation/location': { path: '/', search: '?loginRedirect=%2Fmyaccount' },
          'auth/drawer': { status: 'open' },
        },
        screen: [{ role: 'dialog', name: 'Sign in' }],
      },
      signsIn('mira', 'Sign in', { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'Is let into the account.',
        facts: [{ name: 'auth/signedIn' }],
        state: { 'navigation/location': { path: '/myaccount' } },
        screen: [{ role: 'heading', name: 'Hello, Mira' }],
      },
    ],
  })),
};
