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

export const registrationWithoutAnswer: Scenario = {
  id: 'registration-without-answer',
  title: 'A registration gets no answer at first',
  summary: 'The shop does not answer at first. Nothing that was typed is lost.',
  ledger: ['AUT-19', 'API-39'],
  domains: ['auth'],
  inBrowser: true,
  golden: [{ name: 'auth/registration--failed-and-retried', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [{ on: 'POST /person', call: 1, then: 'unreachable' }],
    screen: [],
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      CHOOSES_REGISTRATION,
      registers(NEW_EMAIL, { title: 'Asks for an account.' }),
      {
        kind: 'settle',
        title: 'Is told that the shop did not answer.',
        facts: [{ name: 'auth/accountRequestFailed', payload: { errorKey: 'network' } }],
        state: { 'auth/accountRequest': { status: 'failed' } },
        screen: [
          {
            text: 'Our shop did not answer. What you typed is still here; please try again.',
          },
        ],
      },
      registers(NEW_EMAIL, { title: 'Tries again.' }),
      ACCOUNT_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  })),
};
