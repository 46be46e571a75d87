import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { choosesSize, pressesAdd, productComes } from '../product/product-steps.ts';

export const sellsOutWhileLooking: Scenario = {
  id: 'sells-out-while-looking',
  title: 'A size sells out while the shopper looks at it',
  summary:
    'Others buy the last piece while the shopper looks at it: the page finds out, and keeps the choice.',
  ledger: ['CRT-14', 'STK-02', 'PRD-02', 'PRD-10'],
  domains: ['product/addRequested', 'cart/addFailed', 'notices', 'stock'],
  inBrowser: true,
  in: inBoth((fixtures) => {
    const { piece } = fixtures;
    const { productId, variantId, sizeName } = piece;
    return {
      start: { ...strangerAt(fixtures, piece.path), sold: [{ ...piece, quantity: 99 }] },
      rules: [{ on: 'GET /inventoryavailability/*', call: 1, then: 'stale-stock' }],
      screen: [],
      steps: [
        productComes(piece, {
          title: 'The product is there, and all of its sizes can be had.',
          facts: [{ name: 'stock/loaded', payload: { missing: 0 } }],
          state: { 'product/stock': { [variantId]: { isOutOfStock: false } } },
        }),
        choosesSize(piece, { title: `Chooses ${sizeName}, and thinks about it.` }),
        pressesAdd('Add to bag', {
          title: 'Puts it into the bag. Somebody else was quicker.',
          facts: [{ name: 'product/addRequested', payload: { productId, variantId } }],
          asked: ['POST /cart'],
        }),
        {
          kind: 'settle',
          title:
            'One message says so. The page looks again: the size is sold out, and is still chosen.',
          facts: [
            { name: 'cart/addFailed', payload: { variantId, errorKey: '_ERR_NOT_ENOUGH_STOCK' } },
            { name: 'notices/noticeShown', payload: { key: 'cart:error.notEnoughStock' } },
            { name: 'stock/loaded' },
          ],
          state: {
            'product/stock': { [variantId]: { isOutOfStock: true } },
            'product/selector': { productId, size: sizeName },
          },
          screen: [
            { text: 'There are not that many left. Your bag is as it was.' },
            { role: 'button', name: 'Out of stock' },
            { role: 'button', name: 'Tell me when it is back' },
          ],
        },
      ],
    };
  }),
};
