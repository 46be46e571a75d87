import type { Decision } from '#src/experiments/decide.ts';
import { inBoth } from '../brand-fixtures.ts';
import { AGREED_BEFORE, chosen, isAsked, presses, shown } from '../consent/consent-steps.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';
import type { ExpectedFact, Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

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
  return { name: 'experiments/exposed', payload: { key, variant } };
}

export const experimentsShown: Scenario = {
  id: 'experiments-shown',
  title: 'Two experiments show in the shop, from the next page on, and end with the consent',
  summary: 'What is tried out shows from the next page on, until the consent is withdrawn.',
  ledger: ['EXP-04', 'EXP-05'],
  domains: ['experiments', 'consent'],
  golden: [{ name: 'experiments/variants--shown', brand: 'rl' }],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    return {
      start: { ...strangerAt(fixtures, '/women'), cookies: AGREED_BEFORE, decisions: DECISIONS },
      rules: [],
      screen: [{ role: 'heading', name: 'Women' }],
      steps: [
        {
          ...isAsked('The page is at rest. It is decided what this visitor sees: not yet.'),
          facts: [{ name: 'experiments/decided', payload: { decisions: DECISIONS } }],
          state: { 'experiments/shownVariants': {} },
        },
        {
          kind: 'visit',
          title: 'Goes to a product: what speaks for it stands before the button.',
          to: piece.path,
          press: 'no-control',
          facts: [exposed('product_points_test', 'points_first')],
          state: { 'experiments/shownVariants': { product_points_test: 'points_first' } },
        },
        productComes(piece, { title: 'It is there.' }),
        choosesSize(piece),
        pressesAdd('Add to bag', { title: 'Puts it into the bag.' }),
        { kind: 'settle', title: 'It is there.', facts: [] },
        {
          kind: 'visit',
          title: 'Goes to the bag: how far it is to free delivery is not shown.',
          to: '/shopping-bag',
          press: 'no-control',
          facts: [exposed('free_delivery_test', 'no_progress')],
        },
        { kind: 'settle', title: 'The bag is there.', facts: [] },
        presses('consent/reopen', 'Cookie settings', {
          title: 'Opens the settings.',
          facts: [shown('settings', 'control')],
        }),
        presses('consent/rejectAll', 'Reject all', {
          title: 'Withdraws the consent: the shop is as it is for everybody.',
          facts: [
            chosen(false, false),
            { name: 'consent/consentWithdrawn', payload: { purposes: ['analytical', 'social'] } },
          ],
          state: { 'experiments/shownVariants': {}, 'experiments/decisions': [] },
        }),
      ],
    };
  }),
};
