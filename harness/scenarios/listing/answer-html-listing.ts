import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const answerHtmlListing: Scenario = {
  id: 'answer-html-listing',
  title: 'A category’s answer is a web page',
  summary: 'Instead of products comes a web page, as from a proxy under maintenance.',
  ledger: ['FTL-01'],
  domains: ['fatal-error', 'listing', 'notices'],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [{ on: 'GET /products', call: 1, then: 'html' }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The page stays, and one message says that the products cannot be shown.',
        facts: [{ name: 'listing/loadFailed', payload: { categoryId: 'women', status: 200 } }],
        screen: [{ role: 'heading', name: 'These products cannot be shown just now' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'listing/retry',
        press: { role: 'button', name: 'Try again' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The products are there.',
        facts: [{ name: 'listing/loaded', payload: { categoryId: 'women' } }],
        screen: [{ role: 'heading', name: 'Women' }],
      },
    ],
  })),
};
