import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { NEW_EMAIL, NEW_PASSWORD, OPENS_ACCOUNT, byLink } from '../account-steps.ts';

export const accountLinkUsed: Scenario = {
  id: 'account-link-used',
  title: 'The link of a registration is pressed a second time',
  summary: 'The link of a registration works once.',
  ledger: ['AUT-15'],
  domains: ['auth'],
  golden: [{ name: 'auth/account-link--used', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: byLink(fixtures, {
      purpose: 'account',
      name: 'krypto',
      person: { email: NEW_EMAIL, password: NEW_PASSWORD },
      minutesAgo: 5,
      isUsed: true,
    }),
    rules: [],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The link is there.', facts: [] },
      OPENS_ACCOUNT,
      {
        kind: 'settle',
        title: 'Is told that it works once.',
        facts: [{ name: 'auth/linkRefused', payload: { errorKey: '_ERR_LINK_USED' } }],
        state: { 'auth/link': { status: 'refused', problem: 'used' } },
        screen: [{ role: 'button', name: 'Register again' }],
      },
      {
        kind: 'shopper',
        title: 'Would rather register again.',
        input: 'auth/askAnotherLink',
        payload: { purpose: 'account' },
        press: { role: 'button', name: 'Register again' },
        facts: [{ name: 'auth/signInOpened', payload: { form: 'registration' } }],
      },
    ],
  })),
};
