import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { strangerAt } from '../../starts.ts';
import { NEW_EMAIL, OPENS_DRAWER, asksForPassword, forgets } from '../account-steps.ts';

const wish = { email: NEW_EMAIL, source: 'header', within: 'A new password' };

export const passwordForgottenElsewhere: Scenario = {
  id: 'password-forgotten-elsewhere',
  title: 'Somebody asks for a new password in a shop without membership, a bit too soon',
  summary:
    'In a store without the programme the confirmation names the address, whether it is known or not.',
  ledger: ['AUT-10', 'AUT-25', 'API-40'],
  domains: ['auth'],
  golden: [{ name: 'auth/password-forgotten--address-named', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: { ...strangerAt(fixtures, '/'), store: `${fixtures.brand}-ie` },
    rules: [
      {
        on: 'POST /person/forgot_password',
        call: 1,
        then: { status: 503, errorKey: '_ERR_GENERIC' },
      },
    ],
    screen: [],
    steps: [
      OPENS_DRAWER,
      { kind: 'settle', title: 'The drawer is there.', facts: [] },
      forgets('Sign in'),
      asksForPassword(wish, { title: 'Asks for a link.' }),
      {
        kind: 'settle',
        title: 'Is told that it did not work.',
        facts: [{ name: 'auth/passwordRequestFailed', payload: { errorKey: '_ERR_GENERIC' } }],
        state: { 'auth/passwordRequest': { status: 'failed' } },
      },
      asksForPassword(wish, { title: 'Asks again.' }),
      {
        kind: 'settle',
        title: 'Reads where a mail has gone, if there is such an account, and whom to ask.',
        facts: [
          {
            name: 'auth/passwordRequested',
            payload: { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_NONE' },
          },
        ],
        state: { 'auth/passwordRequest': { status: 'sent', isOfMember: false } },
        screen: [{ role: 'link', name: 'Ask customer service' }],
      },
    ],
  })),
};
