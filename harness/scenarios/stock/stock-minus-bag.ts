import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { allButTwo, strangerAt } from '../starts.ts';
import { choosesSize, productComes } from '../product/product-steps.ts';

export const stockMinusBag: Scenario = {
  id: 'stock-minus-bag',
  title: 'A size of which the shopper has one already',
  summary: 'What the shopper has already is taken off.',
  ledger: ['STK-05', 'STK-09'],
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
      rules: [],
      screen: [],
      steps: [
        productComes(piece, {
          title: 'The product is there. Two of one size are left, and one of them is in the bag.',
          state: {
            'stock/bag': { quantities: { [variantId]: 1 } },
            'product/stock': { [variantId]: { availableQuantity: 2, buyableQuantity: 1 } },
          },
        }),
        choosesSize(
          { ...piece, note: 'Only 1 left' },
          {
            title: `Chooses ${piece.sizeName}: only one is left, it says.`,
            facts: [{ name: 'product/sizeSelected', payload: { productId, variantId } }],
          },
        ),
      ],
    };
  }),
};
