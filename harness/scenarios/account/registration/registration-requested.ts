import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { strangerAt } from '../../starts.ts';
import {
  ACCOUNT_MAIL_SENT,
  CHOOSES_REGISTRATION,
  CLOSES_DRAWER,
  DRAWER_COMES,
  NEW_EMAIL,
  OPENS_DRAWER,
  registers,
} from '../account-steps.ts';

export const registrationRequested: Scenario = {
  id: 'registration-requested',
  title: 'A new shopper asks for an account',
  summary: 'A new shopper asks for an account; a mail has the link that makes it.',
  ledger: ['AUT-11', 'AUT-12', 'AUT-19', 'API-39', 'VAL-11'],
  domains: ['auth'],
  inBrowser: true,
  golden: [
    { name: 'auth/registration--requested', brand: 'rl' },
    { name: 'auth/registration-tailored--requested', brand: 'hm' },
  ],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      CHOOSES_REGISTRATION,
      registers(NEW_EMAIL, { title: 'Says who it is for, and chooses a password.' }),
      ACCOUNT_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  })),
};
