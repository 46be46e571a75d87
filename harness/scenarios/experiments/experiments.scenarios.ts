import type { Decision } from '#src/experiments/decide.ts';
import { AGREED_BEFORE, isAsked, reopens, withdraws } from '../consent/consent-steps.ts';
import { family } from '../family.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';
import type { ExpectedFact } from '../scenario.ts';

import { fact, heading, settles, visits } from '../step-builders.ts';

const DECISIONS: readonly Decision[] = [
  { key: 'product_points_test', variant: 'points_first', reason: 'SPLIT' },
  { key: 'free_delivery_test', variant: 'no_progress', reason: 'SPLIT' },
  {
    key: 'Size_guide',
    variant: 'control',
    reason: 'ERROR',
    error: `The experiment's key "Size_guide" has to be lower-case and to end in "_test"`,
  },
];

function exposed(key: string, variant: string): ExpectedFact {
  return fact('experiments/exposed', { key, variant });
}

export const experimentsScenarios = family(['experiments'], {
  'experiments-forced': {
    title: 'An address of a test host shows a variant of its choice',
    summary:
      'On a test host an address asks for a variant: it shows at once, and nobody is counted.',
    shows: ['EXP-05', { hm: 'experiments/variant--forced' }],
    start: ({ piece }) => ({
      path: piece.path,
      search: '?experiments=product_points_test:points_first',
      cookies: AGREED_BEFORE,
      decisions: [{ key: 'product_points_test', variant: 'points_first', reason: 'STATIC' }],
    }),
    steps: ({ piece }) => [
      productComes(piece, 'The product is there.'),
      {
        ...isAsked('The page is at rest: what speaks for the product stands before the button.'),
        facts: [fact('experiments/decided')],
        state: { 'experiments/shownVariants': { product_points_test: 'points_first' } },
      },
    ],
  },
  'experiments-shown': {
    title: 'Two experiments show in the shop, from the next page on, and end with the consent',
    summary: 'What is tried out shows from the next page on, until the consent is withdrawn.',
    shows: ['EXP-04, EXP-05', { rl: 'experiments/variants--shown' }],
    domains: ['experiments', 'consent'],
    start: { path: '/women', cookies: AGREED_BEFORE, decisions: DECISIONS },
    screen: [heading('Women')],
    steps: ({ piece }) => [
      {
        ...isAsked('The page is at rest. It is decided what this visitor sees: not yet.'),
        facts: [fact('experiments/decided', { decisions: DECISIONS })],
        state: { 'experiments/shownVariants': {} },
      },
      visits('Goes to a product: what speaks for it stands before the button.', {
        to: piece.path,
        press: 'no-control',
        facts: [exposed('product_points_test', 'points_first')],
        state: { 'experiments/shownVariants': { product_points_test: 'points_first' } },
      }),
      productComes(piece, 'It is there.'),
      choosesSize(piece),
      pressesAdd('Add to bag', 'Puts it into the bag.'),
      settles('It is there.'),
      visits('Goes to the bag: how far it is to free delivery is not shown.', {
        to: '/shopping-bag',
        press: 'no-control',
        facts: [exposed('free_delivery_test', 'no_progress')],
      }),
      settles('The bag is there.'),
      reopens('Opens the settings.'),
      withdraws('Withdraws the consent: the shop is as it is for everybody.', {
        state: { 'experiments/shownVariants': {}, 'experiments/decisions': [] },
      }),
    ],
  },
});
