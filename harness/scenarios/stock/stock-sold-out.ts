import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';

export const stockSoldOut: Scenario = {
  id: 'stock-sold-out',
  title: 'A size that is sold out',
  summary: 'None is left, and none is announced.',
  ledger: ['STK-02', 'STK-08'],
  domains: ['product/sizeSelected', 'product/addRefused', 'product/addRequested'],
  in: inBoth((fixtures) => {
    const { soldOut } = fixtures;
    const { productId, variantId } = soldOut;
    return {
      start: strangerAt(fixtures, soldOut.path),
      rules: [],
      screen: [],
      steps: [
        productComes(soldOut, {
          title: 'The product is there.',
          state: { 'product/stock': { [variantId]: { isOutOfStock: true, buyableQuantity: 0 } } },
        }),
        choosesSize(soldOut, {
          title: `Chooses ${soldOut.sizeName}. The button says that it is out of stock.`,
          facts: [{ name: 'product/sizeSelected', payload: { productId, variantId } }],
        }),
        pressesAdd('Out of stock', {
          title: 'Presses it all the same: nothing is put into the bag.',
          facts: [
            { name: 'product/addRefused', payload: { productId, variantId, reason: 'outOfStock' } },
          ],
          asked: [],
        }),
      ],
    };
  }),
};
