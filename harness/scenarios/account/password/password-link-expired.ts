import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CLOSES_DRAWER, PASSWORD_MAIL_SENT, asksForPassword, byLink } from '../account-steps.ts';

export const passwordLinkExpired: Scenario = {
  id: 'password-link-expired',
  title: 'The link to a new password is an hour old',
  summary: 'A link holds for an hour; another one is two presses away.',
  ledger: ['AUT-15', 'API-41', 'API-40'],
  domains: ['auth'],
  inBrowser: true,
  golden: [{ name: 'auth/password-link--expired', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, { purpose: 'password', name: 'id', person: 'mira', minutesAgo: 61 }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is told that its time is over.',
        facts: [{ name: 'auth/linkRefused', payload: { errorKey: '_ERR_LINK_EXPIRED' } }],
        state: { 'auth/link': { status: 'refused', problem: 'expired' } },
        screen: [{ role: 'button', name: 'Send me a new link' }],
      },
      {
        kind: 'shopper',
        title: 'Wants another one.',
        input: 'auth/askAnotherLink',
        payload: { purpose: 'password' },
        press: { role: 'button', name: 'Send me a new link' },
        facts: [{ name: 'auth/signInOpened', payload: { form: 'forgot-password' } }],
      },
      {
        kind: 'settle',
        title: 'The drawer asks where it shall go.',
        facts: [],
        screen: [{ role: 'dialog', name: 'A new password' }],
      },
      asksForPassword(
        { email: DEMO_ACCOUNTS.mira.email, source: 'mailed-link', within: 'A new password' },
        { title: 'Says so.' },
      ),
      PASSWORD_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  })),
};
