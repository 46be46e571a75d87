import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { DETAILS_COME, OPENS_PASSWORD, changesPassword, inAccount } from '../area-steps.ts';

export const passwordChanged: Scenario = {
  id: 'password-changed',
  title: 'A shopper takes another password, after a slip with the old one',
  summary:
    'A wrong one is told, and leaves the form open; the right one changes it, and the form is gone.',
  ledger: ['AUT-26', 'VAL-04', 'VAL-10'],
  domains: ['account', 'notices'],
  inBrowser: true,
  golden: [{ name: 'account/password--changed', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/personaldetails'),
    rules: [],
    screen: [],
    steps: [
      DETAILS_COME,
      OPENS_PASSWORD,
      changesPassword('not-mine-at-all-1', { title: 'Has another one in mind.' }),
      {
        kind: 'settle',
        title: 'Is told that it is not the one.',
        facts: [
          { name: 'account/passwordNotChanged', payload: { errorKey: '_ERR_PASSWORD_WRONG' } },
        ],
        state: { 'account/openForms': 'password', 'account/passwordChange': { status: 'failed' } },
        screen: [{ text: 'That is not your current password. Please try again.' }],
      },
      changesPassword(DEMO_ACCOUNTS.mira.password, { title: 'Remembers it.' }),
      {
        kind: 'settle',
        title: 'It is saved, and all other devices are signed out.',
        facts: [
          { name: 'account/passwordChanged' },
          { name: 'account/formClosed' },
          { name: 'notices/noticeShown', payload: { key: 'myAccount:area.password.saved' } },
        ],
        state: { 'account/openForms': null, 'account/passwordChange': { status: 'idle' } },
        screen: [{ text: 'Your new password is saved. You are signed out on all other devices.' }],
      },
    ],
  })),
};
