import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { CHANGE, LINE, bagComes, bagHolds, choosesQuantity } from '../steps.ts';

export const answerWrongTypeOnChange: Scenario = {
  id: 'answer-wrong-type-on-change',
  title: 'The answer to a change of the bag makes no sense',
  summary: 'The change was made, but its answer is none: the shop asks the server what is true.',
  ledger: ['CRT-14', 'CRT-03'],
  domains: ['fatal-error', 'cart/quantityChanged', 'cart/lineChangeFailed', 'notices'],
  golden: [{ name: 'cart/change-answered-wrong-type--bag-read-again', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'mira'),
    rules: [{ on: CHANGE, call: 1, then: 'wrong-type' }],
    screen: [],
    steps: [
      bagComes(),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it.' }),
      {
        kind: 'settle',
        title: 'What came of it nobody knows: one message says so, and the bag is read again. Two.',
        facts: [{ name: 'cart/lineChangeFailed', payload: { lineId: LINE, kind: 'update' } }],
        asked: [],
        state: { 'cart/miniBag': { bag: { count: 2 } } },
        screen: [
          bagHolds(2),
          {
            text: 'We could not tell whether this was done. Please look at your bag before you try again.',
          },
        ],
      },
    ],
  })),
};
