import { bagIsThere } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { bagHolds } from '../steps.ts';

/** Pieces that cost less together, or at once, and what the line says of it. */
const CHEAPER = {
  rl: {
    bag: { productId: 'RL1001WHT', size: 1, quantity: 2 },
    text: 'Two or more tees: 15% off each',
  },
  hm: { bag: { productId: 'HM1102RST', size: 0, quantity: 2 }, text: '10% off knitwear' },
} as const;

export const bagDiscounts: Scenario = {
  id: 'bag-discounts',
  title: 'A bag with a discount on a piece, and a gift card',
  summary:
    'The line says why it costs less; a gift card is no part of what discounts are worked out of.',
  ledger: ['CRT-08', 'CRT-10', 'GFT-03', 'CUR-03'],
  domains: ['fatal-error'],
  in: inBoth((fixtures) => {
    const { bag, text } = CHEAPER[fixtures.brand];
    return {
      start: {
        ...atBag(fixtures, 'mira'),
        bag: [bag, { productId: `${fixtures.brand.toUpperCase()}2601STD`, size: 3, quantity: 2 }],
      },
      rules: [],
      screen: [],
      steps: [
        {
          ...bagIsThere(
            'The line has its discount by name; gift cards stand on a line of the sums.',
          ),
          screen: [{ role: 'heading', name: 'Your bag' }, { text }, bagHolds(4)],
        },
      ],
    };
  }),
};
