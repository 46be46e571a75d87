import { ahead, BAG_CHANGES, bagIsThere, wantsOneMore } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { bagHolds, CHANGE, LINE } from '../steps.ts';

export const bagChangeRolledBack: Scenario = {
  id: 'bag-change-rolled-back',
  title: 'A new quantity is refused, and the bag is as it was',
  summary: 'A new quantity shows at once; the server refuses it, and the bag is as it was.',
  ledger: ['CRT-14'],
  domains: BAG_CHANGES,
  inBrowser: true,
  golden: [{ name: 'cart/quantity--rolled-back', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'mira'),
    rules: [{ on: CHANGE, call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      bagIsThere('The bag is there, with one piece.'),
      wantsOneMore(fixtures, 1, {
        title: 'Wants one more. Line, count and totals say so at once.',
        state: ahead(1),
        asked: [CHANGE],
      }),
      {
        kind: 'settle',
        title: 'The server refuses. The line says so, and all numbers are as before.',
        facts: [{ name: 'cart/lineChangeFailed', payload: { lineId: LINE, kind: 'update' } }],
        state: ahead(0),
        screen: [
          { text: 'The quantity could not be changed. Your bag is as it was.' },
          bagHolds(1),
        ],
      },
    ],
  })),
};
