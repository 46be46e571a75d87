import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { strangerAt } from '../../starts.ts';
import {
  ACCOUNT_MAIL_SENT,
  CHOOSES_REGISTRATION,
  DRAWER_COMES,
  OPENS_DRAWER,
  registers,
} from '../account-steps.ts';

export const registrationOfAKnownAddress: Scenario = {
  id: 'registration-of-a-known-address',
  title: 'Somebody registers with an address that has an account',
  summary: 'Somebody tries to find out who has an account, and is answered like anybody.',
  ledger: ['AUT-19', 'API-39'],
  domains: ['auth'],
  golden: [{ name: 'auth/registration--address-known', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      CHOOSES_REGISTRATION,
      registers(DEMO_ACCOUNTS.mira.email, { title: 'Gives the address of somebody who has one.' }),
      ACCOUNT_MAIL_SENT,
    ],
  })),
};
