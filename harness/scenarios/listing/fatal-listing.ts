import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

const FATAL = { role: 'alertdialog', name: 'Something went wrong on our side' } as const;

export const fatalListing: Scenario = {
  id: 'fatal-listing',
  title: 'The shop’s server breaks down under a category',
  summary:
    'A call fails in a way that the page cannot mend: one dialog, one button, and the page loads anew.',
  ledger: ['FTL-01', 'FTL-05', 'FTL-06', 'FTL-07'],
  domains: ['fatal-error', 'listing'],
  inBrowser: true,
  golden: [{ name: 'fatal-error/listing-breaks-down--page-loaded-anew', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/men'),
    rules: [{ on: 'GET /products', call: 2, then: { status: 500, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'What there is for men is there.',
        facts: [{ name: 'listing/loaded', payload: { categoryId: 'men' } }],
        screen: [{ role: 'heading', name: 'Men' }],
      },
      {
        kind: 'visit',
        title: 'Goes to Women.',
        to: '/women',
        press: { role: 'link', name: 'Women' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The server breaks down. A dialog says so, and it has one button.',
        facts: [
          { name: 'fatal-error/raised', payload: { call: 'listing.products', status: 500 } },
          { name: 'listing/loadFailed', payload: { categoryId: 'women', status: 500 } },
        ],
        state: { 'fatal-error/fatal': { status: 'raised', httpStatus: 500 } },
        screen: [FATAL],
      },
      {
        kind: 'shopper',
        title: 'Presses it.',
        input: 'fatal-error/refresh',
        press: { role: 'button', name: 'Refresh the page', within: FATAL.name },
        facts: [{ name: 'fatal-error/cleared' }],
      },
      {
        kind: 'settle',
        title: 'The page loads anew, and shows what there is for women.',
        facts: [{ name: 'listing/loaded', payload: { categoryId: 'women' } }],
        state: { 'fatal-error/fatal': { status: 'clear' } },
        screen: [{ role: 'heading', name: 'Women' }],
      },
    ],
  })),
};
