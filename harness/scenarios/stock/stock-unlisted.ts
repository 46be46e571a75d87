import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';

export const stockUnlisted: Scenario = {
  id: 'stock-unlisted',
  title: 'A size that the stock system does not know',
  summary: 'What the stock system does not know can be bought, eleven times at most.',
  ledger: ['STK-03'],
  domains: ['product/addRequested', 'product/addRefused', 'cart/itemAdded'],
  in: inBoth((fixtures) => {
    const { unlisted } = fixtures;
    const { productId, variantId } = unlisted;
    return {
      start: strangerAt(fixtures, unlisted.path),
      rules: [],
      screen: [],
      steps: [
        productComes(unlisted, {
          title: 'The product is there. Of this size eleven can be bought.',
          state: {
            'product/stock': { [variantId]: { availableQuantity: 1, buyableQuantity: 11 } },
          },
        }),
        choosesSize(unlisted),
        pressesAdd('Add to bag', {
          title: 'Puts it into the bag.',
          facts: [{ name: 'product/addRequested', payload: { productId, variantId } }],
          asked: ['POST /cart'],
        }),
        {
          kind: 'settle',
          title: 'It is in the bag, and ten more can be bought.',
          facts: [{ name: 'cart/itemAdded', payload: { variantId } }],
          state: { 'product/stock': { [variantId]: { buyableQuantity: 10 } } },
        },
      ],
    };
  }),
};
