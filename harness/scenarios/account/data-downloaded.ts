import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { ACCOUNT_LOADED, inAccount, withOrder } from './area-steps.ts';

export const dataDownloaded: Scenario = {
  id: 'data-downloaded',
  title: 'A shopper takes all data along, at the second try',
  summary: 'Asked for one after the other; what fails is told, and asked for from the beginning.',
  ledger: ['AUT-26', 'API-44', 'API-30'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/data--downloaded', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...withOrder(fixtures), path: inAccount(fixtures, '/privacy').path },
    rules: [
      {
        on: 'GET /newsletter/preferences',
        call: 1,
        then: { status: 503, errorKey: '_ERR_GENERIC' },
      },
    ],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The page is there.', facts: [ACCOUNT_LOADED] },
      {
        kind: 'shopper',
        title: 'Wants all data.',
        input: 'account/downloadData',
        press: { role: 'button', name: 'Download all my data' },
        facts: [],
        state: { 'account/data': { status: 'gathering' } },
      },
      {
        kind: 'settle',
        title: 'A part of it is not to be had: there is no file.',
        facts: [{ name: 'account/dataNotGathered', payload: { errorKey: '_ERR_GENERIC' } }],
        state: { 'account/data': { status: 'failed' } },
        screen: [
          { text: 'We could not gather all of your data, so there is no file. Please try again.' },
        ],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'account/downloadData',
        press: { role: 'button', name: 'Download all my data' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The file is there.',
        facts: [{ name: 'account/dataGathered', payload: { orders: 1 } }],
        state: { 'account/data': { status: 'saved' } },
        screen: [{ text: 'The file is on your device.' }],
      },
    ],
  })),
};
