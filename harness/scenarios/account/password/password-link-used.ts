import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { byLink } from '../account-steps.ts';

export const passwordLinkUsed: Scenario = {
  id: 'password-link-used',
  title: 'The link to a new password is pressed a second time',
  summary: 'A link works once; who has closed the dialog is where everybody is.',
  ledger: ['AUT-15', 'API-42'],
  domains: ['auth'],
  golden: [{ name: 'auth/password-link--used', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, {
      purpose: 'password',
      name: 'krypto',
      person: 'mira',
      minutesAgo: 5,
      isUsed: true,
    }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is told that it works once.',
        facts: [{ name: 'auth/linkRefused', payload: { errorKey: '_ERR_LINK_USED' } }],
        state: { 'auth/link': { status: 'refused', problem: 'used' } },
      },
      {
        kind: 'shopper',
        title: 'Knows the password after all.',
        input: 'auth/dismissLink',
        press: { role: 'button', name: 'Close' },
        facts: [],
        state: { 'auth/link': { status: 'none' } },
      },
    ],
  })),
};
