import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { allButTwo, strangerAt } from '../starts.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';

export const stockLastOnes: Scenario = {
  id: 'stock-last-ones',
  title: 'The last two of a size, one after the other',
  summary: 'Every piece that goes into the bag is one less to buy, and never less than none.',
  ledger: ['STK-05', 'STK-06'],
  domains: ['product/addRequested', 'product/addRefused', 'cart/itemAdded'],
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    const { productId, variantId } = piece;
    const wanted = { name: 'product/addRequested', payload: { productId, variantId } };
    const added = { name: 'cart/itemAdded', payload: { variantId } };
    const leaves = (buyableQuantity: number) => ({
      'product/stock': { [variantId]: { buyableQuantity } },
    });
    return {
      start: { ...strangerAt(fixtures, piece.path), sold: allButTwo(fixtures) },
      rules: [],
      screen: [],
      steps: [
        productComes(piece, { title: 'The product is there. Two of one size are left.' }),
        choosesSize({ ...piece, note: 'Only 2 left' }, { state: leaves(2) }),
        pressesAdd('Add to bag', { title: 'Puts one into the bag.', facts: [wanted] }),
        {
          kind: 'settle',
          title: 'It is in the bag, and only one is left.',
          facts: [added],
          state: leaves(1),
        },
        {
          kind: 'shopper',
          title: 'Looks at the product again.',
          input: 'cart/closeMiniBag',
          press: { role: 'button', name: 'Close' },
          facts: [],
        },
        pressesAdd('Add to bag', { title: 'Takes that one, too.', facts: [wanted] }),
        {
          kind: 'settle',
          title: 'All there was is in the bag.',
          facts: [added],
          state: leaves(0),
        },
        pressesAdd('All we have is in your bag', {
          title: 'One more is not to be had.',
          facts: [{ name: 'product/addRefused', payload: { variantId, reason: 'inBag' } }],
          state: leaves(0),
          asked: [],
        }),
      ],
    };
  }),
};
