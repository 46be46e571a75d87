import { family } from '../family.ts';
import { productComes } from '../product/product-steps.ts';

import {
  acts,
  alertDialog,
  button,
  fact,
  heading,
  link,
  settles,
  visits,
} from '../step-builders.ts';

const FATAL = alertDialog('Something went wrong on our side');

export const listingAnswersScenarios = family(['fatal-error', 'listing', 'notices'], {
  'answer-html-listing': {
    title: 'A category’s answer is a web page',
    summary: 'Instead of products comes a web page, as from a proxy under maintenance.',
    shows: ['FTL-01', {}, 'hm'],
    start: { path: '/women' },
    rules: [{ on: 'GET /products', call: 1, then: 'html' }],
    steps: [
      settles('The page stays, and one message says that the products cannot be shown.', {
        facts: [fact('listing/loadFailed', { categoryId: 'women', status: 200 })],
        screen: [heading('These products cannot be shown just now')],
      }),
      acts('Tries again.', { input: 'listing/retry', press: button('Try again') }),
      settles('The products are there.', {
        facts: [fact('listing/loaded', { categoryId: 'women' })],
        screen: [heading('Women')],
      }),
    ],
  },
  'fatal-listing': {
    title: 'The shop’s server breaks down under a category',
    summary:
      'A call fails in a way that the page cannot mend: one dialog, one button, and the page loads anew.',
    shows: [
      'FTL-01, FTL-05, FTL-06, FTL-07',
      { hm: 'fatal-error/listing-breaks-down--page-loaded-anew' },
      'rl',
    ],
    domains: ['fatal-error', 'listing'],
    start: { path: '/men' },
    rules: [{ on: 'GET /products', call: 2, then: { status: 500, errorKey: '_ERR_GENERIC' } }],
    steps: [
      settles('What there is for men is there.', {
        facts: [fact('listing/loaded', { categoryId: 'men' })],
        screen: [heading('Men')],
      }),
      visits('Goes to Women.', { to: '/women', press: link('Women') }),
      settles('The server breaks down. A dialog says so, and it has one button.', {
        facts: [
          fact('fatal-error/raised', { call: 'listing.products', status: 500 }),
          fact('listing/loadFailed', { categoryId: 'women', status: 500 }),
        ],
        state: { 'fatal-error/fatal': { status: 'raised', httpStatus: 500 } },
        screen: [FATAL],
      }),
      acts('Presses it.', {
        input: 'fatal-error/refresh',
        press: button('Refresh the page', { within: FATAL.name }),
        facts: [fact('fatal-error/cleared')],
      }),
      settles('The page loads anew, and shows what there is for women.', {
        facts: [fact('listing/loaded', { categoryId: 'women' })],
        state: { 'fatal-error/fatal': { status: 'clear' } },
        screen: [heading('Women')],
      }),
    ],
  },
  'listing-untransformed': {
    title: 'A category’s answer comes as raw data',
    summary:
      'The service that makes tiles of products fails: what it was given can be shown and bought.',
    shows: ['LST-08', { rl: 'listing/untransformed--products-shown' }],
    domains: ['listing/loaded', 'listing/loadFailed', 'product/loaded', 'fatal-error', 'notices'],
    start: { path: '/men' },
    rules: [{ on: 'GET /products', call: 1, then: 'untransformed' }],
    steps: ({ wish: { id, name } }) => [
      settles('The products are there, by their numbers and prices alone.', {
        facts: [fact('listing/loaded', { categoryId: 'men', total: 48 })],
        state: { 'listing/listing': { status: 'ready' } },
        screen: [link(id)],
      }),
      visits('Looks at one of them.', { to: `/product-${id.toLowerCase()}`, press: link(id) }),
      productComes({ name }, 'Its page knows all about it.', {
        facts: [fact('product/loaded', { productId: id })],
      }),
    ],
  },
});
