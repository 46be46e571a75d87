import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const shopsOfTheCountry: Scenario = {
  id: 'shops-of-the-country',
  title: 'Where the shops are',
  summary: 'All shops of the country with their hours; a list that does not come can be asked for.',
  ledger: ['RTE-16'],
  domains: ['pickup/shopsLoaded'],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/store-locator'),
    rules: [{ on: 'GET /geonode/*', call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The list does not come; it can be asked for once more.',
        facts: [],
        state: { 'pickup/shops': { status: 'failed' } },
      },
      {
        kind: 'shopper',
        title: 'Asks for it once more.',
        input: 'pickup/retryShops',
        press: { role: 'button', name: 'Try again' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The shops are there.',
        facts: [{ name: 'pickup/shopsLoaded' }],
        state: { 'pickup/shops': { status: 'ready' } },
      },
    ],
  })),
};
