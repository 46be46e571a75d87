import { BAG_CHANGES } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { allButTwo, atBag } from '../starts.ts';
import { bagHolds, CALCULATE, CHANGE, LINE } from '../steps.ts';

export const bagStockSince: Scenario = {
  id: 'bag-stock-since',
  title: 'Less is left than the bag holds, and one press puts it right',
  summary:
    'Others have bought since: the line says how many are left, and one press puts it right.',
  ledger: ['STK-05', 'API-22'],
  domains: BAG_CHANGES,
  inBrowser: true,
  golden: [{ name: 'cart/stock-since--put-right', brand: 'hm' }],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    return {
      start: {
        ...atBag(fixtures, 'mira'),
        bag: [{ ...piece, quantity: 4 }],
        sold: allButTwo(fixtures),
      },
      rules: [],
      screen: [],
      steps: [
        {
          kind: 'settle',
          title: 'The bag holds four of what only two are left of, and says so.',
          facts: [],
          state: { 'cart/lineStock': { [piece.variantId]: 2 } },
          screen: [{ text: 'Only 2 left' }, { role: 'button', name: 'Take 2' }, bagHolds(4)],
        },
        {
          kind: 'shopper',
          title: 'Takes the two.',
          input: 'cart/changeQuantity',
          payload: { lineId: LINE, quantity: 2 },
          press: { role: 'button', name: 'Take 2' },
          facts: [],
          asked: [CHANGE],
        },
        {
          kind: 'settle',
          title: 'The bag can be bought again.',
          facts: [{ name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } }],
          asked: [CALCULATE],
          screen: [bagHolds(2)],
        },
      ],
    };
  }),
};
