import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';

import { acts, button, fact, heading, link, settles, fails } from '../step-builders.ts';

const start = (fixtures: BrandFixtures) => ({ path: fixtures.piece.path });

const GONE = {
  rl: { productId: 'RL9001RAW', categoryUrl: '/women/jeans' },
  hm: { productId: 'HM9001NVY', categoryUrl: '/men/blazers' },
};

const STORY = ['fatal-error', 'product'];

export const productAnswersScenarios = family(start, STORY, {
  'answer-too-large-product': {
    title: 'A product’s answer is far too long',
    summary: 'An answer of more than eight megabytes is not read at all.',
    shows: ['FTL-02'],
    domains: ['fatal-error', 'product', 'notices'],
    rules: [{ on: 'GET /products/*', call: 1, then: 'too-large' }],
    steps: (fixtures) => [
      settles('The page stays, and one message says that the product cannot be shown.', {
        facts: [fact('product/opened'), fact('product/loadFailed', { status: 200 })],
        screen: [heading('This product cannot be shown just now')],
      }),
      acts('Tries again.', { input: 'product/retry', press: button('Try again') }),
      settles('The product is there.', {
        facts: [
          fact('product/loaded', { productId: fixtures.piece.productId }),
          fact('product/recommended', { productId: fixtures.piece.productId }),
        ],
        screen: [heading(fixtures.piece.name)],
      }),
    ],
  },
  'product-broken': {
    title: 'A product cannot be had, and then is gone',
    summary: 'A product that cannot be had is a page of its own, never the fatal dialog.',
    shows: ['FTL-01, FTL-02'],
    rules: [
      fails('GET /products/*', 500),
      { on: 'GET /products/*', call: 2, then: { status: 404, errorKey: '_ERR_NOT_FOUND' } },
    ],
    steps: (fixtures) => [
      settles('The server breaks down: the page says that the product cannot be shown just now.', {
        facts: [
          fact('product/opened'),
          fact('product/loadFailed', { productId: fixtures.piece.productId, status: 500 }),
        ],
        state: { 'fatal-error/fatal': { status: 'clear' } },
        screen: [heading('This product cannot be shown just now')],
      }),
      acts('Tries again.', { input: 'product/retry', press: button('Try again') }),
      settles('The server does not know it: the page says that there is no such product.', {
        facts: [fact('product/loadFailed', { productId: fixtures.piece.productId, status: 404 })],
        state: { 'fatal-error/fatal': { status: 'clear' } },
        screen: [heading('We do not have this product')],
      }),
    ],
  },
  'product-gone': {
    title: 'A product is made no more',
    summary:
      'What is made no more has a page that says so, and leads on to the category that it was in.',
    shows: ['FTL-02, RTE-18'],
    start: ({ brand }) => ({ path: `/old-friend-${GONE[brand].productId.toLowerCase()}` }),
    steps: ({ brand }) => [
      settles('The server says that it is gone: the page says so, and where to go on.', {
        facts: [
          fact('product/opened'),
          fact('product/loadFailed', { productId: GONE[brand].productId, status: 410 }),
        ],
        state: {
          'product/product': {
            status: 'failed',
            reason: 'gone',
            ...GONE[brand],
          },
          'fatal-error/fatal': { status: 'clear' },
        },
        screen: [heading('We no longer make this'), link('See what is like it')],
      }),
    ],
  },
});
