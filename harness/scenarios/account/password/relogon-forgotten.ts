import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { atBag } from '../../starts.ts';
import {
  AGAIN,
  BAG_STORY,
  CALCULATE,
  CHANGE,
  SIGNED_IN_AGAIN,
  bagComes,
  choosesQuantity,
  signsIn,
} from '../../steps.ts';
import { PASSWORD_MAIL_SENT, asksForPassword, forgets } from '../account-steps.ts';

const WITHIN = 'Please sign in again';

export const relogonForgotten: Scenario = {
  id: 'relogon-forgotten',
  title: 'A shopper has to sign in again, and has forgotten the password for a moment',
  summary: 'The three steps of the login dialog, and back.',
  ledger: ['AUT-02', 'AUT-06', 'AUT-07', 'AUT-08', 'AUT-09', 'AUT-20'],
  domains: [...BAG_STORY, 'auth'],
  inBrowser: true,
  golden: [{ name: 'auth/relogon--password-forgotten', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'jonas'),
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    screen: [],
    steps: [
      bagComes(),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it. The session has just ended.' }),
      {
        kind: 'settle',
        title: 'Is asked to sign in again.',
        facts: [{ name: 'session/expired' }, { name: 'auth/loginShown' }],
        asked: [],
        screen: [AGAIN],
      },
      forgets(WITHIN),
      asksForPassword(
        { email: DEMO_ACCOUNTS.jonas.email, source: 'relogon', within: WITHIN },
        { title: 'Asks for a new one.' },
      ),
      PASSWORD_MAIL_SENT,
      {
        kind: 'shopper',
        title: 'Remembers it.',
        input: 'auth/showPanel',
        payload: { panel: 'Login' },
        press: { role: 'button', name: 'Back to sign in', within: WITHIN },
        facts: [],
        state: { 'auth/panel': 'Login' },
      },
      signsIn('jonas', WITHIN, { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'Goes on: the change is made.',
        facts: [...SIGNED_IN_AGAIN, { name: 'cart/quantityChanged' }],
        asked: [CHANGE, CALCULATE],
        state: { 'auth/dialogFlag': 'none' },
      },
    ],
  })),
};
