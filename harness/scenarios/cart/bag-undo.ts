import { ADD, ahead, BAG_CHANGES, bagIsThere, takesOut } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { bagHolds, CALCULATE, LINE } from '../steps.ts';

export const bagUndo: Scenario = {
  id: 'bag-undo',
  title: 'A piece is taken out, and put back at once',
  summary: 'Taken out, and put back before the server has said anything.',
  ledger: ['CRT-02', 'CRT-04'],
  domains: BAG_CHANGES,
  golden: [{ name: 'cart/removal--undone', brand: 'hm' }],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    const { variantId } = piece;
    return {
      start: atBag(fixtures, 'mira'),
      rules: [],
      screen: [],
      steps: [
        bagIsThere('The bag is there, with one piece.'),
        takesOut(fixtures, { title: 'Takes it out: it is gone at once.', state: ahead(-1) }),
        {
          kind: 'shopper',
          title: 'Puts it back: it is there at once.',
          input: 'cart/undoRemoval',
          press: { role: 'button', name: 'Undo' },
          facts: [],
          state: ahead(0),
          asked: [],
        },
        {
          kind: 'settle',
          title: 'The server has done both, one after the other.',
          facts: [
            { name: 'cart/lineRemoved', payload: { lineId: LINE } },
            { name: 'cart/itemAdded', payload: { variantId, quantity: 1 } },
          ],
          asked: [CALCULATE, ADD, CALCULATE],
          screen: [bagHolds(1)],
        },
      ],
    };
  }),
};
