import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { AGREED_BEFORE, chosen, isSettled, presses, shown } from './consent-steps.ts';

export const consentWithdrawn: Scenario = {
  id: 'consent-withdrawn',
  title: 'Somebody who had agreed withdraws the consent',
  summary: 'As easy as to give it; and what was kept by it is deleted.',
  ledger: ['CKN-01', 'CKN-07'],
  domains: ['consent'],
  golden: [{ name: 'consent/withdrawn--deleted', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: { ...strangerAt(fixtures, '/women'), cookies: AGREED_BEFORE },
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      presses('consent/reopen', 'Cookie settings', {
        title: 'Opens the settings at the foot of the page: they are as they were chosen.',
        facts: [shown('settings', 'control')],
        state: {
          'consent/notice': { ticks: { analytical: true, social: true }, isReopened: true },
        },
      }),
      presses('consent/closeNotice', 'Leave as it is', {
        title: 'Leaves it as it is.',
        facts: [],
        state: { 'consent/notice': null, 'consent/consent': { analytical: true, social: true } },
      }),
      presses('consent/reopen', 'Cookie settings', {
        title: 'Thinks better of it.',
        facts: [shown('settings', 'control')],
      }),
      presses('consent/rejectAll', 'Reject all', {
        title: 'Rejects all.',
        facts: [
          chosen(false, false),
          {
            name: 'consent/consentWithdrawn',
            payload: { purposes: ['analytical', 'social'] },
          },
        ],
      }),
      isSettled('What was kept is deleted.', { analytical: false, social: false }, null),
    ],
  })),
};
