import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { strangerAt } from '../../starts.ts';
import {
  CLOSES_DRAWER,
  DRAWER_COMES,
  OPENS_DRAWER,
  PASSWORD_MAIL_SENT,
  asksForPassword,
  forgets,
} from '../account-steps.ts';

const { email } = DEMO_ACCOUNTS.mira;

export const passwordForgotten: Scenario = {
  id: 'password-forgotten',
  title: 'A member has forgotten the password',
  summary: 'Where there is the membership programme, a member is told to look into the inbox.',
  ledger: ['AUT-06', 'AUT-07', 'AUT-09', 'API-40'],
  domains: ['auth'],
  inBrowser: true,
  golden: [{ name: 'auth/password-forgotten--member', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      forgets('Sign in'),
      asksForPassword(
        { email, source: 'header', within: 'A new password' },
        { title: 'Says where the link shall go.' },
      ),
      PASSWORD_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  })),
};
