import { ahead, BAG_CHANGES, bagIsThere, CHANGE_AND_SUMS, wantsOneMore } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { bagHolds, CHANGE, LINE } from '../steps.ts';

export const bagLastIntentWins: Scenario = {
  id: 'bag-last-intent-wins',
  title: 'Three changes in a row: the last intent wins',
  summary:
    'Three presses in a row: the first is sent, the second never, the third is what comes of it.',
  ledger: ['CRT-02', 'CRT-03', 'CRT-04'],
  domains: BAG_CHANGES,
  golden: [{ name: 'cart/quantity--last-intent-wins', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'mira'),
    rules: [],
    screen: [],
    steps: [
      bagIsThere('The bag is there, with one piece.'),
      wantsOneMore(fixtures, 1, { title: 'Wants a second one.', state: ahead(1), asked: [CHANGE] }),
      wantsOneMore(fixtures, 2, { title: 'And a third one.', state: ahead(2), asked: [] }),
      wantsOneMore(fixtures, 3, { title: 'And a fourth one.', state: ahead(3), asked: [] }),
      {
        kind: 'settle',
        title: 'The server has made two changes of it, and there are four.',
        facts: [
          { name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } },
          { name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 4 } },
        ],
        state: { ...ahead(0), 'cart/miniBag': { bag: { count: 4 } } },
        asked: [...CHANGE_AND_SUMS.slice(1), ...CHANGE_AND_SUMS],
        screen: [bagHolds(4)],
      },
    ],
  })),
};
