import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';

export const stockComingSoon: Scenario = {
  id: 'stock-coming-soon',
  title: 'A size that is coming soon',
  summary: 'The stock system says nothing of how many there are: they are still to come.',
  ledger: ['STK-01', 'STK-08'],
  domains: ['product/sizeSelected', 'product/addRefused', 'product/addRequested'],
  in: inBoth((fixtures) => {
    const { comingSoon } = fixtures;
    const { productId, variantId } = comingSoon;
    return {
      start: strangerAt(fixtures, comingSoon.path),
      rules: [],
      screen: [],
      steps: [
        productComes(comingSoon, {
          title: 'The product is there.',
          state: { 'product/stock': { [variantId]: { isComingSoon: true, isOutOfStock: false } } },
        }),
        choosesSize(comingSoon, {
          title: `Chooses ${comingSoon.sizeName}. The button says that it is coming soon.`,
          facts: [{ name: 'product/sizeSelected', payload: { productId, variantId } }],
        }),
        pressesAdd('Coming soon', {
          title: 'Presses it all the same: nothing is put into the bag.',
          facts: [
            { name: 'product/addRefused', payload: { productId, variantId, reason: 'comingSoon' } },
          ],
          asked: [],
        }),
      ],
    };
  }),
};
