import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { allButTwo, strangerAt } from '../starts.ts';
import { choosesSize, productComes } from '../product/product-steps.ts';

export const stockFewLeft: Scenario = {
  id: 'stock-few-left',
  title: 'A size of which two are left, and a bag that cannot be read',
  summary: 'While nobody knows the bag, all that there is can be bought.',
  ledger: ['STK-04', 'STK-09'],
  domains: ['product/sizeSelected'],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    const { productId, variantId } = piece;
    return {
      start: {
        ...strangerAt(fixtures, piece.path),
        person: 'mira',
        bag: [piece],
        sold: allButTwo(fixtures),
      },
      rules: [{ on: 'GET /cart/@self/minibag', then: 'unreachable' }],
      screen: [],
      steps: [
        productComes(piece, {
          title:
            'The product is there. Two of one size are left, and what is in the bag nobody knows.',
          state: { 'product/stock': { [variantId]: { availableQuantity: 2, buyableQuantity: 2 } } },
        }),
        choosesSize(
          { ...piece, note: 'Only 2 left' },
          {
            title: `Chooses ${piece.sizeName}: only two are left, it says.`,
            facts: [{ name: 'product/sizeSelected', payload: { productId, variantId } }],
            state: { 'stock/bag': { quantities: null } },
          },
        ),
      ],
    };
  }),
};
